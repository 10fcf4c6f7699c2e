import { currencyDecimals, type Minor } from '../../../core/shared/money.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { currencySymbol } from './currency-symbols.ts';
import { MINUS, formatDigits } from './format-number.ts';

export interface MoneyFormat {
  readonly language: Language;
  /** Leaves out decimals that are all zero: on quick amounts and limits. */
  readonly isShort?: boolean;
}

const NO_BREAK = '\u00A0';
/** Of an amount whose currency is unknown: nobody can say where its point stands. */
const NO_NUMBER = '\u2014';

/** An amount: "12 480,50 ₽" in Russian, "12.480,50 €" in German, "€12,480.50" in English. */
export function formatMoney(amount: Minor, iso: string, { language, isShort = false }: MoneyFormat): string {
  const number = formatAmount(amount, iso, { language, isShort });
  const sign = amount < 0 ? MINUS : '';
  const symbol = currencySymbol(iso);
  if (!/en|tr|ar/.test(language)) return `${sign}${number}${NO_BREAK}${symbol}`;
  return `${sign}${symbol}${/[\p{L}.]$/u.test(symbol) ? NO_BREAK : ''}${number}`;
}

/** The amount without its currency and its sign. */
function formatAmount(amount: Minor, iso: string, { language, isShort = false }: MoneyFormat): string {
  const decimals = currencyDecimals(iso);
  if (decimals === undefined) return NO_NUMBER;
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  return formatDigits(whole, isShort && !/[1-9]/.test(fraction) ? '' : fraction, language);
}
