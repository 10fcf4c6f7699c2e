import { currencyDecimals, toMinor } from '../../../core/shared/money.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { MINUS } from '../../kit/formats/format-number.ts';

/** What stands where there is no sum. */
export const NO_SUM = '\u2014';

/** A sum in major units that may be below zero, exact in its currency. */
export function signedMoney(amount: number, currency: string, language: Language): string {
  const decimals = currencyDecimals(currency);
  const minor = toMinor(amount, decimals);
  if (minor.ok) return formatMoney(minor.value, currency, { language, isShort: true });
  const opposite = toMinor(0 - amount, decimals);
  return opposite.ok ? `${MINUS}${formatMoney(opposite.value, currency, { language, isShort: true })}` : NO_SUM;
}
