/** CT-1 The ten coupon types, in the order of their wire ids 0..9. */
export const COUPON_TYPES = [
  'single',
  'express',
  'system',
  'chain',
  'multi',
  'condition',
  'anti-express',
  'lucky',
  'patent',
  'singles',
] as const;

export type CouponType = (typeof COUPON_TYPES)[number];

export function couponTypeById(typeId: number): CouponType | undefined {
  return COUPON_TYPES[typeId];
}

export function couponTypeId(type: CouponType): number {
  return COUPON_TYPES.indexOf(type);
}

export function isCouponType(value: unknown): value is CouponType {
  return COUPON_TYPES.some((type) => type === value);
}
