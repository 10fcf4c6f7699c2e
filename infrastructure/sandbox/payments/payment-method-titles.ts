import type { PaymentKind } from '../../../core/payments/payment-return.ts';
import type { Language } from '../../../core/site/config/language.ts';

type Words = Readonly<Record<Language, string>>;

/** Which way the money of a payment goes. */
export const KIND_TITLES = {
  deposit: {
    ru: 'Пополнение',
    en: 'Deposit',
    uk: 'Поповнення',
    kk: 'Толтыру',
    es: 'Depósito',
    pt: 'Depósito',
    de: 'Einzahlung',
    fr: 'Dépôt',
    tr: 'Para yatırma',
    ar: 'إيداع',
  },
  withdrawal: {
    ru: 'Вывод',
    en: 'Withdrawal',
    uk: 'Виведення',
    kk: 'Шығару',
    es: 'Retirada',
    pt: 'Levantamento',
    de: 'Auszahlung',
    fr: 'Retrait',
    tr: 'Para çekme',
    ar: 'سحب',
  },
} as const satisfies Readonly<Record<PaymentKind, Words>>;

/** What the operator calls the ways to pay. */
export const METHOD_TITLES = {
  card: {
    ru: 'Банковская карта',
    en: 'Bank card',
    uk: 'Банківська картка',
    kk: 'Банк картасы',
    es: 'Tarjeta bancaria',
    pt: 'Cartão bancário',
    de: 'Bankkarte',
    fr: 'Carte bancaire',
    tr: 'Banka kartı',
    ar: 'بطاقة مصرفية',
  },
  wallet: {
    ru: 'Электронный кошелёк',
    en: 'E-wallet',
    uk: 'Електронний гаманець',
    kk: 'Электрондық әмиян',
    es: 'Monedero electrónico',
    pt: 'Carteira eletrónica',
    de: 'E-Wallet',
    fr: 'Portefeuille électronique',
    tr: 'E-cüzdan',
    ar: 'محفظة إلكترونية',
  },
  crypto: {
    ru: 'Криптовалюта',
    en: 'Cryptocurrency',
    uk: 'Криптовалюта',
    kk: 'Криптовалюта',
    es: 'Criptomoneda',
    pt: 'Criptomoeda',
    de: 'Kryptowährung',
    fr: 'Cryptomonnaie',
    tr: 'Kripto para',
    ar: 'عملة رقمية',
  },
  voucher: {
    ru: 'Ваучер терминала',
    en: 'Terminal voucher',
    uk: 'Ваучер термінала',
    kk: 'Терминал ваучері',
    es: 'Vale de terminal',
    pt: 'Vale de terminal',
    de: 'Terminal-Gutschein',
    fr: 'Bon de borne',
    tr: 'Terminal kuponu',
    ar: 'قسيمة من جهاز الدفع',
  },
} as const satisfies Readonly<Record<string, Words>>;
