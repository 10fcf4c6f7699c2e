import type { Language } from '../../../core/site/config/language.ts';

type Words = Readonly<Record<Language, string>>;

/** SUP-12, PRQ-8 Why nothing more is taken. */
export const FULL_THREAD_WORDS: Readonly<Record<'thread-full' | 'too-many-open', Words>> = {
  'thread-full': {
    ru: 'Здесь уже 50 ваших сообщений, больше не поместится. Создайте новое обращение',
    en: 'You have written 50 messages here, and there is room for no more. Begin a new request',
    uk: 'Тут уже 50 ваших повідомлень, більше не вміститься. Створіть нове звернення',
    kk: 'Мұнда сіздің 50 хабарламаңыз бар, бұдан артық сыймайды. Жаңа өтініш жасаңыз',
    es: 'Ya has escrito 50 mensajes aquí y no caben más. Crea una solicitud nueva',
    pt: 'Já escreveu 50 mensagens aqui e não cabem mais. Crie um pedido novo',
    de: 'Hier stehen schon 50 Nachrichten von Ihnen, mehr passen nicht hinein. Stellen Sie eine neue Anfrage',
    fr: 'Vous avez déjà écrit 50 messages ici, il n’y a plus de place. Créez une nouvelle demande',
    tr: 'Burada 50 mesajınız var, daha fazlası sığmaz. Yeni bir talep oluşturun',
    ar: 'كتبت هنا 50 رسالة ولا مكان للمزيد. أنشئ طلبًا جديدًا',
  },
  'too-many-open': {
    ru: '10 ваших запросов уже ждут ответа. Дождитесь его или допишите в одном из них',
    en: '10 of your requests wait for an answer already. Wait for it, or write on in one of them',
    uk: '10 ваших запитів уже чекають на відповідь. Дочекайтеся її або допишіть в одному з них',
    kk: 'Сіздің 10 сұрауыңыз жауап күтіп тұр. Жауапты күтіңіз немесе солардың біріне жазыңыз',
    es: 'Ya hay 10 solicitudes tuyas sin respuesta. Espérala o sigue escribiendo en una de ellas',
    pt: 'Já há 10 pedidos seus à espera de resposta. Aguarde ou continue a escrever num deles',
    de: '10 Ihrer Anfragen warten schon auf Antwort. Warten Sie darauf oder schreiben Sie in einer davon weiter',
    fr: '10 de vos demandes attendent déjà une réponse. Patientez ou complétez l’une d’elles',
    tr: '10 talebiniz zaten yanıt bekliyor. Yanıtı bekleyin ya da birine yazmaya devam edin',
    ar: '10 من طلباتك تنتظر الرد بالفعل. انتظر الرد أو أكمل الكتابة في أحدها',
  },
};
