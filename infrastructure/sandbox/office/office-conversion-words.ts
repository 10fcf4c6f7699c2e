/** CNV-1 The line of the menu that a player sees whose account can be converted. */
export const CONVERSION_ITEM = {
  route: 'convert-account',
  titles: {
    ru: 'Перевод счёта',
    en: 'Convert account',
    uk: 'Переказ рахунку',
    kk: 'Шотты аудару',
    es: 'Convertir cuenta',
    pt: 'Converter conta',
    de: 'Konto umtauschen',
    fr: 'Convertir un compte',
    tr: 'Hesap çevirme',
    ar: 'تحويل الحساب',
  },
} as const;
