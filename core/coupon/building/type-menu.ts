import { COUPON_TYPES } from '../maths/coupon-type.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import { typeBounds } from '../maths/type-bounds.ts';

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
