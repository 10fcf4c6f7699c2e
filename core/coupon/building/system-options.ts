import { combinations } from '../maths/line-count.ts';
import { LARGEST_COUPON } from '../maths/type-bounds.ts';

/** TM-6 A system of n bets or blocks offers the sizes 2 to n - 1, each with its number of lines. */
export function systemOptions(count: number): readonly { readonly value: number; readonly lines: number }[] {
  const legs = Math.min(Math.floor(count) || 0, LARGEST_COUPON);
  return Array.from({ length: Math.max(0, legs - 2) }, (_, index) => index + 2)
    .map((value) => ({ value, lines: Number(combinations(legs, value)) }))
    .filter(({ lines }) => Number.isSafeInteger(lines));
}

/** TM-7 A system value is never below 2 and never above n - 1. */
export function fittingSystemValue(value: number, count: number): number {
  const wanted = Number.isInteger(value) ? value : 2;
  return Math.max(2, Math.min(wanted, (Math.floor(count) || 0) - 1));
}
