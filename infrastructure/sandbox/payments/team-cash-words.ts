import type { Language } from '../../../core/site/config/language.ts';
import type { TeamCashStatus } from '../../../core/payments/team-cash.ts';

/** What the states of a payment of team cash are called. */
export const TEAM_CASH_WORDS: Readonly<Record<TeamCashStatus, Readonly<Record<Language, string>>>> = {
  waiting: {
    ru: 'В обработке',
    en: 'On its way',
    uk: 'В обробці',
    kk: 'Өңделуде',
    es: 'En proceso',
    pt: 'Em processamento',
    de: 'In Bearbeitung',
    fr: 'En cours',
    tr: 'İşleniyor',
    ar: 'قيد المعالجة',
  },
  paid: {
    ru: 'Зачислен',
    en: 'Credited',
    uk: 'Зараховано',
    kk: 'Есепке түсті',
    es: 'Abonado',
    pt: 'Creditado',
    de: 'Gutgeschrieben',
    fr: 'Crédité',
    tr: 'Yatırıldı',
    ar: 'أُضيف',
  },
  failed: {
    ru: 'Не прошёл',
    en: 'Failed',
    uk: 'Не пройшов',
    kk: 'Өтпеді',
    es: 'Fallido',
    pt: 'Falhou',
    de: 'Fehlgeschlagen',
    fr: 'Échoué',
    tr: 'Başarısız',
    ar: 'فشل',
  },
};
