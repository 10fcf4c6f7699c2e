import type { Language } from '../../../core/site/config/language.ts';

const WORDS: Readonly<Record<Language, (currency: string, money: string) => string>> = {
  ru: (currency, money) => `Счёт в ${currency} открыт, на нём ${money} игровых денег`,
  en: (currency, money) => `Your ${currency} account is open with ${money} of play money`,
  uk: (currency, money) => `Рахунок у ${currency} відкрито, на ньому ${money} ігрових грошей`,
  kk: (currency, money) => `${currency} шоты ашылды, онда ${money} ойын ақшасы бар`,
  es: (currency, money) => `La cuenta en ${currency} está abierta, con ${money} de dinero de prueba`,
  pt: (currency, money) => `A conta em ${currency} foi aberta com ${money} de dinheiro fictício`,
  de: (currency, money) => `Das Konto in ${currency} ist mit ${money} Spielgeld eröffnet`,
  fr: (currency, money) => `Le compte en ${currency} est ouvert, avec ${money} d’argent fictif`,
  tr: (currency, money) => `${currency} hesabı ${money} oyun parasıyla açıldı`,
  ar: (currency, money) => `تم فتح حساب ${currency} وفيه ${money} من أموال اللعب`,
};

/** AC-20 What the demonstration says of an account that begins with play money. */
export function openedAccountWords(
  language: Language,
  { currency, amount }: { readonly currency: string; readonly amount: number },
): string {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return WORDS[language](currency, money.format(amount));
}
