import { readMinor, type CurrencyDecimals, type Minor } from '../../shared/money.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** Why what was typed is no amount of a currency. */
export type TypedAmountProblem = 'negative' | 'not-a-number' | 'too-many-decimals' | 'too-large' | 'unknown-currency';

/**
 * AM-7 An amount is typed with a point or a comma and with blanks between its digits; undefined where nothing was typed.
 * One below zero, with more decimals than its currency has, too large to be counted, or with anything but digits is refused by its reason.
 */
export function typedAmount(
  typed: string,
  decimals: CurrencyDecimals | undefined,
): Result<Minor | undefined, TypedAmountProblem> {
  if (decimals === undefined) return fail('unknown-currency');
  const text = typed.replace(/\s/g, '').replace(',', '.');
  if (text === '') return ok(undefined);
  if (/^[-\u2212][\d.]*$/.test(text)) return fail('negative');
  const [, fraction = ''] = text.split('.');
  const amount = readMinor(text, decimals);
  if (!amount.ok && amount.error.code === 'not-a-number') return fail('not-a-number');
  if (fraction.length > decimals) return fail('too-many-decimals');
  return amount.ok ? amount : fail('too-large');
}
