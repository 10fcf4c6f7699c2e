import type { LimitKind } from '../../../core/limits/limit-kind.ts';
import type { Language } from '../../../core/site/config/language.ts';

/** What can stand in the way of a deposit. */
export type DepositStop = Extract<
  LimitKind,
  'self-exclusion' | 'deposit-time-out' | 'session' | 'daily-deposit' | 'weekly-deposit' | 'monthly-deposit'
>;

const WORDS: Readonly<Record<Language, Readonly<Record<DepositStop, string>>>> = {
  ru: {
    'self-exclusion': 'Вы исключили себя из игры до {until}. Пополнения откроются после этого',
    'deposit-time-out': 'Вы взяли паузу в пополнениях до {until}',
    session: 'Ваш лимит времени на сегодня исчерпан. Возвращайтесь после {until}',
    'daily-deposit': 'По дневному лимиту пополнений осталось {left}. Он обновится {until}',
    'weekly-deposit': 'По недельному лимиту пополнений осталось {left}. Он обновится {until}',
    'monthly-deposit': 'По месячному лимиту пополнений осталось {left}. Он обновится {until}',
  },
  en: {
    'self-exclusion': 'You have excluded yourself until {until}. Deposits open after that',
    'deposit-time-out': 'You are taking a break from deposits until {until}',
    session: 'Your time limit for today is used up. Come back after {until}',
    'daily-deposit': 'Your daily deposit limit has {left} left. It begins anew on {until}',
    'weekly-deposit': 'Your weekly deposit limit has {left} left. It begins anew on {until}',
    'monthly-deposit': 'Your monthly deposit limit has {left} left. It begins anew on {until}',
  },
  uk: {
    'self-exclusion': 'Ви виключили себе з гри до {until}. Поповнення відкриються після цього',
    'deposit-time-out': 'Ви взяли паузу в поповненнях до {until}',
    session: 'Ваш ліміт часу на сьогодні вичерпано. Повертайтеся після {until}',
    'daily-deposit': 'За денним лімітом поповнень залишилося {left}. Він оновиться {until}',
    'weekly-deposit': 'За тижневим лімітом поповнень залишилося {left}. Він оновиться {until}',
    'monthly-deposit': 'За місячним лімітом поповнень залишилося {left}. Він оновиться {until}',
  },
  kk: {
    'self-exclusion': 'Сіз өзіңізді {until} дейін ойыннан шеттеттіңіз. Толтыру содан кейін ашылады',
    'deposit-time-out': 'Сіз толтырудан {until} дейін үзіліс алдыңыз',
    session: 'Бүгінгі уақыт шегіңіз таусылды. {until} кейін оралыңыз',
    'daily-deposit': 'Толтырудың күндік шегінен {left} қалды. Ол {until} жаңарады',
    'weekly-deposit': 'Толтырудың апталық шегінен {left} қалды. Ол {until} жаңарады',
    'monthly-deposit': 'Толтырудың айлық шегінен {left} қалды. Ол {until} жаңарады',
  },
  es: {
    'self-exclusion': 'Te has autoexcluido hasta el {until}. Los depósitos se abrirán después',
    'deposit-time-out': 'Has hecho una pausa en los depósitos hasta el {until}',
    session: 'Tu límite de tiempo de hoy se ha agotado. Vuelve después del {until}',
    'daily-deposit': 'De tu límite diario de depósitos quedan {left}. Se renueva el {until}',
    'weekly-deposit': 'De tu límite semanal de depósitos quedan {left}. Se renueva el {until}',
    'monthly-deposit': 'De tu límite mensual de depósitos quedan {left}. Se renueva el {until}',
  },
  pt: {
    'self-exclusion': 'Autoexcluiu-se até {until}. Os depósitos abrem depois disso',
    'deposit-time-out': 'Fez uma pausa nos depósitos até {until}',
    session: 'O seu limite de tempo de hoje esgotou-se. Volte depois de {until}',
    'daily-deposit': 'Do seu limite diário de depósitos restam {left}. Renova-se em {until}',
    'weekly-deposit': 'Do seu limite semanal de depósitos restam {left}. Renova-se em {until}',
    'monthly-deposit': 'Do seu limite mensal de depósitos restam {left}. Renova-se em {until}',
  },
  de: {
    'self-exclusion': 'Sie haben sich bis {until} selbst gesperrt. Danach sind Einzahlungen wieder möglich',
    'deposit-time-out': 'Sie haben bis {until} eine Pause von Einzahlungen genommen',
    session: 'Ihr Zeitlimit für heute ist aufgebraucht. Kommen Sie nach {until} wieder',
    'daily-deposit': 'Von Ihrem täglichen Einzahlungslimit sind {left} übrig. Es beginnt neu am {until}',
    'weekly-deposit': 'Von Ihrem wöchentlichen Einzahlungslimit sind {left} übrig. Es beginnt neu am {until}',
    'monthly-deposit': 'Von Ihrem monatlichen Einzahlungslimit sind {left} übrig. Es beginnt neu am {until}',
  },
  fr: {
    'self-exclusion': 'Vous vous êtes exclu jusqu’au {until}. Les dépôts rouvriront ensuite',
    'deposit-time-out': 'Vous faites une pause dans les dépôts jusqu’au {until}',
    session: 'Votre limite de temps du jour est épuisée. Revenez après le {until}',
    'daily-deposit': 'Il reste {left} sur votre limite quotidienne de dépôt. Elle repart le {until}',
    'weekly-deposit': 'Il reste {left} sur votre limite hebdomadaire de dépôt. Elle repart le {until}',
    'monthly-deposit': 'Il reste {left} sur votre limite mensuelle de dépôt. Elle repart le {until}',
  },
  tr: {
    'self-exclusion': 'Kendinizi {until} tarihine kadar oyundan men ettiniz. Para yatırma bundan sonra açılır',
    'deposit-time-out': '{until} tarihine kadar para yatırmaya ara verdiniz',
    session: 'Bugünkü süre limitiniz doldu. {until} sonrasında gelin',
    'daily-deposit': 'Günlük para yatırma limitinizden {left} kaldı. {until} yenilenir',
    'weekly-deposit': 'Haftalık para yatırma limitinizden {left} kaldı. {until} yenilenir',
    'monthly-deposit': 'Aylık para yatırma limitinizden {left} kaldı. {until} yenilenir',
  },
  ar: {
    'self-exclusion': 'لقد استبعدت نفسك حتى {until}. يُفتح الإيداع بعد ذلك',
    'deposit-time-out': 'أنت في استراحة من الإيداع حتى {until}',
    session: 'انتهى حد وقتك لهذا اليوم. عُد بعد {until}',
    'daily-deposit': 'بقي {left} من حد الإيداع اليومي. يتجدد في {until}',
    'weekly-deposit': 'بقي {left} من حد الإيداع الأسبوعي. يتجدد في {until}',
    'monthly-deposit': 'بقي {left} من حد الإيداع الشهري. يتجدد في {until}',
  },
};

/** Why a deposit is not taken: which limit is in the way, and until when. */
export function depositRefusalWords(
  language: Language,
  stop: DepositStop,
  { left, until }: { readonly left: string; readonly until: string },
): string {
  return WORDS[language][stop].replace('{left}', () => left).replace('{until}', () => until);
}
