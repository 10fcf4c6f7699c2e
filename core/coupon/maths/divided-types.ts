import type { CouponType } from './coupon-type.ts';

const DIVIDED: readonly CouponType[] = ['system', 'multi', 'lucky', 'patent'];

/** SY-5 The amount of a system, multi, lucky or patent is divided over its lines; any other type stakes it whole. */
export function isDividedType(type: CouponType): boolean {
  return DIVIDED.includes(type);
}
