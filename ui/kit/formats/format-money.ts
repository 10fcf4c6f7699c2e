import { currencyDecimals, roundAmount } from '../../../core/shared/money.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { currencySymbol } from './currency-symbols.ts';
import { MINUS, formatDecimal } from './format-number.ts';

export interface MoneyFormat {
  readonly language: Language;
  /** Leaves out decimals that are all zero: on quick amounts and limits. */
  readonly isShort?: boolean;
}

const NO_BREAK = '\u00A0';

/** An amount in major units: "12 480,50 ₽" in Russian, "12.480,50 €" in German, "€12,480.50" in English. A number that is none gives an em dash. */
export function formatMoney(amount: number, iso: string, { language, isShort = false }: MoneyFormat): string {
  const number = formatAmount(Math.abs(amount), iso, { language, isShort });
  const sign = amount < 0 && /[1-9]/.test(number) ? MINUS : '';
  const symbol = currencySymbol(iso);
  if (!/en|tr|ar/.test(language)) return `${sign}${number}${NO_BREAK}${symbol}`;
  return `${sign}${symbol}${/[\p{L}.]$/u.test(symbol) ? NO_BREAK : ''}${number}`;
}

/** The amount without its currency. */
function formatAmount(amount: number, iso: string, { language, isShort = false }: MoneyFormat): string {
  const decimals = currencyDecimals(iso);
  const rounded = roundAmount(amount, decimals);
  if (!rounded.ok) return '\u2014';
  const isWhole = Number.isInteger(rounded.value);
  return formatDecimal(rounded.value, isShort && isWhole ? 0 : decimals, language);
}
