import type { CouponType } from '../maths/coupon-type.ts';

/** Coupon types beside whose amount the site names a bound; an absent list means all of them. */
export interface NamedBounds {
  readonly typesWithMinimum?: readonly CouponType[] | undefined;
  readonly typesWithMaximum?: readonly CouponType[] | undefined;
}

/** MA-7 The minimum and the maximum are named beside the amount for the types that the site lists. They hold whether they are named or not. */
export function isBoundNamed(type: CouponType, bound: 'minimum' | 'maximum', named: NamedBounds): boolean {
  const types = bound === 'minimum' ? named.typesWithMinimum : named.typesWithMaximum;
  return types === undefined || types.includes(type);
}
