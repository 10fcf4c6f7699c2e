import type { Language } from '../../../core/site/config/language.ts';

/** What the page of premium weeks is called in the menu. */
export const PREMIUM_CASHBACK_WORDS: Readonly<Record<Language, string>> = {
  ru: 'Премиум-кешбэк',
  en: 'Premium cashback',
  uk: 'Преміум-кешбек',
  kk: 'Премиум-кэшбэк',
  es: 'Cashback premium',
  pt: 'Cashback premium',
  de: 'Premium-Cashback',
  fr: 'Cashback premium',
  tr: 'Premium nakit iade',
  ar: 'استرداد نقدي مميز',
};

/** What the list of all that was given is called in the menu. */
export const REWARDS_WORDS: Readonly<Record<Language, string>> = {
  ru: 'Награды',
  en: 'Rewards',
  uk: 'Нагороди',
  kk: 'Марапаттар',
  es: 'Recompensas',
  pt: 'Recompensas',
  de: 'Prämien',
  fr: 'Récompenses',
  tr: 'Ödüller',
  ar: 'الجوائز',
};
