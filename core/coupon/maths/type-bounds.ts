import type { CouponType } from './coupon-type.ts';

/** How many bets a coupon of a type holds, and how many blocks beside bankers or a lobby. */
export interface TypeBounds {
  readonly fewestBets: number;
  readonly mostBets: number;
  readonly fewestBlocks: number;
  readonly mostBlocks: number;
}

/** CT-5 No coupon holds more bets than this. */
export const LARGEST_COUPON = 100;
/** CT-2 An express and an anti-express hold 2 to 40 bets. */
export const LARGEST_EXPRESS = 40;

const BOUNDS: Readonly<Record<CouponType, TypeBounds>> = {
  single: bounds(1, 1),
  express: bounds(2, LARGEST_EXPRESS),
  system: { ...bounds(3, LARGEST_COUPON), fewestBlocks: 3, mostBlocks: 20 },
  chain: bounds(2, LARGEST_COUPON),
  multi: { ...bounds(3, LARGEST_COUPON), fewestBlocks: 3 },
  condition: { ...bounds(3, LARGEST_COUPON), fewestBlocks: 3 },
  'anti-express': bounds(2, LARGEST_EXPRESS),
  lucky: bounds(2, 8),
  patent: bounds(3, 8),
  singles: bounds(1, LARGEST_COUPON),
};

/** How few and how many bets and blocks a type takes [CT-2, CT-3, CT-4, CT-5]. */
export function typeBounds(type: CouponType): TypeBounds {
  return BOUNDS[type];
}

function bounds(fewestBets: number, mostBets: number): TypeBounds {
  return { fewestBets, mostBets, fewestBlocks: 1, mostBlocks: LARGEST_COUPON };
}
