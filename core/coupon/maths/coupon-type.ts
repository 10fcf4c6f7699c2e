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

/** CT-1 The type with this number on the wire; undefined for any other value. */
export function couponTypeById(typeId: number): CouponType | undefined {
  return COUPON_TYPES[typeId];
}

/** CT-1 The number of a type on the wire, from 0 to 9; -1 for what is none. */
export function couponTypeId(type: CouponType): number {
  return COUPON_TYPES.indexOf(type);
}

/** Whether a value is one of the ten types. */
export function isCouponType(value: unknown): value is CouponType {
  const types: readonly unknown[] = COUPON_TYPES;
  return types.includes(value);
}
