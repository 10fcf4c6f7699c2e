import type { Language } from '../../../core/site/config/language.ts';

/** What is said beside a field that is locked. */
export const LOCKED_WORDS: Readonly<Record<Language, string>> = {
  ru: 'Данные подтверждены: изменить их может только поддержка',
  en: 'This is verified: only support can change it',
  uk: 'Дані підтверджено: змінити їх може лише підтримка',
  kk: 'Деректер расталған: оларды тек қолдау қызметі өзгерте алады',
  es: 'Está verificado: solo el servicio de asistencia puede cambiarlo',
  pt: 'Está verificado: só o apoio o pode alterar',
  de: 'Das ist bestätigt: Nur der Support kann es ändern',
  fr: 'C’est vérifié : seule l’assistance peut le modifier',
  tr: 'Bu doğrulandı: yalnızca destek değiştirebilir',
  ar: 'تم التحقق من هذا: لا يغيّره إلا الدعم',
};

/** SX-11 What is said to whoever turns out to be excluded. */
export const EXCLUDED_WORDS: Readonly<Record<Language, string>> = {
  ru: 'По этим данным вы уже отстранили себя от игры. Отстранение действует и для этого счёта, деньги можно вывести',
  en: 'By this data you have already excluded yourself. The exclusion holds for this account too; money can be withdrawn',
  uk: 'За цими даними ви вже відсторонили себе від гри. Відсторонення діє й для цього рахунку, гроші можна вивести',
  kk: 'Осы деректер бойынша сіз ойыннан өзіңізді шеттеткенсіз. Шеттету осы шотқа да қатысты, ақшаны шығаруға болады',
  es: 'Según estos datos ya te has autoexcluido. La autoexclusión vale también para esta cuenta; el dinero se puede retirar',
  pt: 'Segundo estes dados já se autoexcluiu. A autoexclusão vale também para esta conta; o dinheiro pode ser levantado',
  de: 'Nach diesen Angaben haben Sie sich bereits selbst gesperrt. Die Sperre gilt auch für dieses Konto; Geld kann ausgezahlt werden',
  fr: 'D’après ces données, vous vous êtes déjà auto-exclu. L’exclusion vaut aussi pour ce compte ; l’argent peut être retiré',
  tr: 'Bu bilgilere göre kendinizi zaten oyundan men ettiniz. Men bu hesap için de geçerlidir; para çekilebilir',
  ar: 'بحسب هذه البيانات استبعدتَ نفسك من اللعب. يسري الاستبعاد على هذا الحساب أيضًا، ويمكن سحب المال',
};

/** What the page of a profile is called in the menu. */
export const EDIT_PROFILE_WORDS: Readonly<Record<Language, string>> = {
  ru: 'Изменить профиль',
  en: 'Edit profile',
  uk: 'Змінити профіль',
  kk: 'Профильді өзгерту',
  es: 'Editar perfil',
  pt: 'Editar perfil',
  de: 'Profil bearbeiten',
  fr: 'Modifier le profil',
  tr: 'Profili düzenle',
  ar: 'تعديل الملف الشخصي',
};
