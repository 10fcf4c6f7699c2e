import { describe, expect, it } from 'vitest';
import {
  NO_PROMO_CODES,
  promoCodeInForce,
  typedPromoCode,
  withChosenPromoCode,
  type CouponPromoCodes,
} from '../../../../core/coupon/promo/coupon-promo-code.ts';

describe('promo codes at the coupon', () => {
  const CODES: CouponPromoCodes = {
    offered: [{ code: 'SPRING' }, { code: 'SHORT', endsAt: 1000 }],
    typed: '',
  };

  it.each([
    ['abc', 'abc'],
    ['  A-b_9 ', 'A-b_9'],
    ['a'.repeat(32), 'a'.repeat(32)],
  ])('%o is one [PC-1]', (text, code) => {
    expect(typedPromoCode(text)).toEqual({ ok: true, value: code });
  });

  it.each(['', '   ', 'a b', 'код', 'a'.repeat(33), '<b>', undefined, 5])('%o is none [PC-1]', (text) => {
    expect(typedPromoCode(text)).toEqual({ ok: false, error: { code: 'not-a-promo-code' } });
  });

  it('count typed before chosen [PC-2]', () => {
    expect(promoCodeInForce({ ...CODES, chosen: 'SPRING', typed: ' OWN ' }, 0)).toBe('OWN');
    expect(promoCodeInForce({ ...CODES, chosen: 'SPRING', typed: '<b>' }, 0)).toBe('SPRING');
  });

  it('count while they are on offer and have not ended [PC-3]', () => {
    expect(promoCodeInForce({ ...CODES, chosen: 'SHORT' }, 999)).toBe('SHORT');
    expect(promoCodeInForce({ ...CODES, chosen: 'SHORT' }, 1000)).toBeUndefined();
    expect(promoCodeInForce({ ...CODES, chosen: 'OTHER' }, 0)).toBeUndefined();
    expect(promoCodeInForce(CODES, 0)).toBeUndefined();
    expect(promoCodeInForce(NO_PROMO_CODES, 0)).toBeUndefined();
  });

  it('are chosen from those on offer, and the choice clears what was typed [PC-4]', () => {
    const typed = { ...CODES, typed: 'OWN' };
    expect(withChosenPromoCode(typed, 'SPRING')).toEqual({ ...CODES, chosen: 'SPRING' });
    expect(withChosenPromoCode(typed, 'OTHER')).toBe(typed);
    expect(withChosenPromoCode({ ...typed, chosen: 'SPRING' }, undefined)).toEqual({ ...typed, chosen: undefined });
  });
});
