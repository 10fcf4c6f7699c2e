import type { CouponType } from './coupon-type.ts';

const DIVIDED: readonly CouponType[] = ['system', 'multi', 'lucky', 'patent'];

/** SL-7 Only a system and a multi have a size, how many bets or blocks each of their lines takes, and bankers. */
export function hasSystemSize(type: CouponType): type is 'system' | 'multi' {
  return type === 'system' || type === 'multi';
}

/** SY-5 The amount of a system, multi, lucky or patent is divided over its lines; any other type stakes it whole. */
export function isDividedType(type: CouponType): boolean {
  return DIVIDED.includes(type);
}
