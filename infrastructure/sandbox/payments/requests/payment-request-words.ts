import { PAYMENT_KINDS, type PaymentKind } from '../../../../core/payments/payment-return.ts';
import type { PaymentTopic } from '../../../../core/payments/requests/payment-request.ts';
import type { Language } from '../../../../core/site/config/language.ts';

type Words = Readonly<Record<Language, string>>;

interface TopicWords {
  readonly id: number;
  readonly titles: Words;
  readonly parts: readonly { readonly id: number; readonly titles: Words }[];
  readonly paymentKinds: readonly PaymentKind[];
}

/** What the operator lets players write about. */
const TOPICS: readonly TopicWords[] = [
  {
    id: 1,
    titles: {
      ru: 'Пополнение не зачислено',
      en: 'Deposit not credited',
      uk: 'Поповнення не зараховано',
      kk: 'Толтыру түспеді',
      es: 'Depósito no abonado',
      pt: 'Depósito não creditado',
      de: 'Einzahlung nicht gutgeschrieben',
      fr: 'Dépôt non crédité',
      tr: 'Yatırma hesaba geçmedi',
      ar: 'لم يُضَف الإيداع',
    },
    parts: [],
    paymentKinds: ['deposit'],
  },
  {
    id: 2,
    titles: {
      ru: 'Вывод задерживается',
      en: 'Withdrawal delayed',
      uk: 'Виведення затримується',
      kk: 'Шығару кешігіп жатыр',
      es: 'Retirada retrasada',
      pt: 'Levantamento atrasado',
      de: 'Auszahlung verzögert',
      fr: 'Retrait en retard',
      tr: 'Çekim gecikiyor',
      ar: 'تأخر السحب',
    },
    parts: [],
    paymentKinds: ['withdrawal'],
  },
  {
    id: 3,
    titles: {
      ru: 'Вернуть платёж',
      en: 'Return a payment',
      uk: 'Повернути платіж',
      kk: 'Төлемді қайтару',
      es: 'Devolver un pago',
      pt: 'Devolver um pagamento',
      de: 'Zahlung zurückgeben',
      fr: 'Rembourser un paiement',
      tr: 'Ödemeyi iade et',
      ar: 'استرداد دفعة',
    },
    parts: [],
    paymentKinds: PAYMENT_KINDS,
  },
  {
    id: 4,
    titles: {
      ru: 'Карта или кошелёк сменились',
      en: 'Card or wallet changed',
      uk: 'Картка або гаманець змінилися',
      kk: 'Карта немесе әмиян ауысты',
      es: 'Tarjeta o monedero nuevos',
      pt: 'Cartão ou carteira novos',
      de: 'Karte oder Wallet gewechselt',
      fr: 'Carte ou portefeuille changé',
      tr: 'Kart veya cüzdan değişti',
      ar: 'تغيّرت البطاقة أو المحفظة',
    },
    parts: [
      {
        id: 1,
        titles: {
          ru: 'Карта',
          en: 'Card',
          uk: 'Картка',
          kk: 'Карта',
          es: 'Tarjeta',
          pt: 'Cartão',
          de: 'Karte',
          fr: 'Carte',
          tr: 'Kart',
          ar: 'بطاقة',
        },
      },
      {
        id: 2,
        titles: {
          ru: 'Кошелёк',
          en: 'Wallet',
          uk: 'Гаманець',
          kk: 'Әмиян',
          es: 'Monedero',
          pt: 'Carteira',
          de: 'Wallet',
          fr: 'Portefeuille',
          tr: 'Cüzdan',
          ar: 'محفظة',
        },
      },
    ],
    paymentKinds: [],
  },
  {
    id: 5,
    titles: {
      ru: 'Справка для банка',
      en: 'Statement for the bank',
      uk: 'Довідка для банку',
      kk: 'Банкке анықтама',
      es: 'Certificado para el banco',
      pt: 'Declaração para o banco',
      de: 'Bescheinigung für die Bank',
      fr: 'Attestation pour la banque',
      tr: 'Banka için belge',
      ar: 'إفادة للبنك',
    },
    parts: [],
    paymentKinds: [],
  },
  {
    id: 6,
    titles: {
      ru: 'Другое',
      en: 'Something else',
      uk: 'Інше',
      kk: 'Басқа',
      es: 'Otro',
      pt: 'Outro',
      de: 'Etwas anderes',
      fr: 'Autre',
      tr: 'Diğer',
      ar: 'غير ذلك',
    },
    parts: [],
    paymentKinds: [],
  },
];

export function requestTopics(lng: Language): readonly PaymentTopic[] {
  return TOPICS.map(({ id, titles, parts, paymentKinds }) => ({
    id,
    title: titles[lng],
    subTopics: parts.map((part) => ({ id: part.id, title: part.titles[lng] })),
    paymentKinds,
  }));
}

/** What a request is called: its topic, and its part where it has one. */
export function requestTitle(topicId: number, partId: number | null, lng: Language): string {
  const topic = requestTopics(lng).find(({ id }) => id === topicId);
  if (topic === undefined) return `№ ${String(topicId)}`;
  const part = topic.subTopics.find(({ id }) => id === partId);
  return part === undefined ? topic.title : `${topic.title}: ${part.title}`;
}

/** The page of the debugger that answers, in its two languages. */
export const REQUEST_DESK_WORDS = {
  ru: {
    title: 'Запросы по платежам: ответы отдела',
    none: 'Открытых запросов нет.',
    note: 'Здесь запросы игроков, которые входили в этом браузере.',
    earlier: 'Более ранние',
    answer: 'Ответ',
    'office-writes': 'Ответить',
    'office-takes': 'Взять в работу',
    'office-closes': 'Закрыть',
    file: 'Файл: JPG, PNG или PDF до 5 МБ',
    refused: 'Файл не принят, ответ не отправлен. Подойдут JPG, PNG и PDF до 5 МБ.',
    player: 'Игрок',
    office: 'Отдел платежей',
  },
  en: {
    title: 'Payment requests: answers of the department',
    none: 'There are no open requests.',
    note: 'The requests of players who signed in with this browser.',
    earlier: 'Earlier ones',
    answer: 'Answer',
    'office-writes': 'Answer',
    'office-takes': 'Take into work',
    'office-closes': 'Close',
    file: 'File: JPG, PNG or PDF up to 5 MB',
    refused: 'The file was not taken and the answer not sent. JPG, PNG and PDF up to 5 MB will do.',
    player: 'Player',
    office: 'Payment department',
  },
} as const;
