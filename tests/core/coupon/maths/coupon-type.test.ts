import { describe, expect, it } from 'vitest';
import { COUPON_TYPES, couponTypeById, couponTypeId } from '../../../../core/coupon/index.ts';

describe('the coupon types', () => {
  it.each([
    [0, 'single'],
    [1, 'express'],
    [2, 'system'],
    [3, 'chain'],
    [4, 'multi'],
    [5, 'condition'],
    [6, 'anti-express'],
    [7, 'lucky'],
    [8, 'patent'],
    [9, 'singles'],
  ] as const)('gives id %i to %s and back [CT-1]', (id, type) => {
    expect(couponTypeById(id)).toBe(type);
    expect(couponTypeId(type)).toBe(id);
  });

  it('knows ten types and no other id [CT-1]', () => {
    expect(COUPON_TYPES).toHaveLength(10);
    expect([couponTypeById(10), couponTypeById(-1), couponTypeById(0.5)]).toEqual([undefined, undefined, undefined]);
  });
});
