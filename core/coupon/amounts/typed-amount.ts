import { fail, ok, type Result } from '../../shared/result.ts';

/** Why what was typed is no amount of a currency. */
export type TypedAmountProblem = 'negative' | 'not-a-number' | 'too-many-decimals';

/**
 * AM-7 An amount is typed with a point or a comma and with blanks between its digits; undefined where nothing was typed.
 * One below zero, with more decimals than its currency has, or with anything but digits is refused by its reason.
 */
export function typedAmount(typed: string, decimals: number): Result<number | undefined, TypedAmountProblem> {
  const text = typed.replace(/\s/g, '').replace(',', '.');
  if (text === '') return ok(undefined);
  if (/^[-\u2212][\d.]*$/.test(text)) return fail('negative');
  if (!/^\d*\.?\d*$/.test(text) || !/\d/.test(text)) return fail('not-a-number');
  const typedDecimals = text.includes('.') ? text.length - 1 - text.indexOf('.') : 0;
  return typedDecimals > decimals ? fail('too-many-decimals') : ok(Number(text));
}
