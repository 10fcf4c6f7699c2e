import { COUPON_TYPES } from '../maths/coupon-type.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import { combinations } from '../maths/line-count.ts';
import { LARGEST_COUPON, typeBounds } from '../maths/type-bounds.ts';

/** TM-1..TM-4 The coupon types on offer for a number of picks, in the order of their ids; singles need two to be worth a choice. */
export function typeMenu(picks: number): readonly CouponType[] {
  return COUPON_TYPES.filter((type) => {
    const { fewestBets, mostBets, mostBlocks } = typeBounds(type);
    const fewest = type === 'singles' ? 2 : fewestBets;
    return picks >= fewest && picks <= Math.min(mostBets, mostBlocks);
  });
}

/** TM-5 The type of a coupon that keeps its own where the menu offers it; else single for one pick, express, and singles beyond an express. */
export function fittingType(current: CouponType | undefined, picks: number): CouponType {
  const menu = typeMenu(picks);
  if (current !== undefined && menu.includes(current)) return current;
  if (picks < 2) return 'single';
  return menu.includes('express') ? 'express' : 'singles';
}

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
