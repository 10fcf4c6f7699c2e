import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NO_PROMO_CODES,
  promoCodeInForce,
  typedPromoCode,
  withChosenPromoCode,
  type CouponPromoCodes,
} from '../../../../core/coupon/promo/coupon-promo-code.ts';
import { availablePrepaid, paidParts } from '../../../../core/coupon/amounts/prepaid-amount.ts';

describe('payment in advance', () => {
  it.each([
    [100, 100, 50, 100, 0],
    [100, 250, 0, 100, 0],
    [100, 60, 40, 60, 40],
    [100, 60, 41, 60, 40],
    [100, 0, 100, 0, 100],
    [0.3, 0.1, 0.2, 0.1, 0.2],
  ])(
    'of %d with a balance of %d and %d in advance is %d and %d [PA-1, PA-3]',
    (amount, balance, available, own, prepaid) => {
      expect(paidParts({ amount, balance, available, currency: 'RUB' })).toEqual({ ok: true, value: { own, prepaid } });
    },
  );

  it.each([
    [100, 60, 39.99],
    [1, 0, 0],
  ])('of %d with a balance of %d and %d in advance is refused [PA-2]', (amount, balance, available) => {
    expect(paidParts({ amount, balance, available, currency: 'RUB' })).toEqual({
      ok: false,
      error: { code: 'not-enough' },
    });
  });

  it.each([
    { amount: 0 },
    { amount: -1 },
    { amount: Number.NaN },
    { amount: Number.POSITIVE_INFINITY },
    { amount: 1.001 },
    { balance: -1 },
    { balance: Number.NaN },
    { available: Number.NaN },
    { available: 1e300 },
  ])('with %o is no amount [PA-1]', (change) => {
    expect(paidParts({ amount: 10, balance: 10, available: 10, currency: 'RUB', ...change })).toEqual({
      ok: false,
      error: { code: 'not-an-amount' },
    });
  });

  it('has the decimals of its currency [PA-3]', () => {
    expect(paidParts({ amount: 0.125, balance: 0.1, available: 1, currency: 'KWD' })).toEqual({
      ok: true,
      value: { own: 0.1, prepaid: 0.025 },
    });
    expect(paidParts({ amount: 1.5, balance: 9, available: 0, currency: 'JPY' }).ok).toBe(false);
  });

  it('always makes up the amount exactly, and never goes beyond balance or advance [PA-1, PA-2, PA-3]', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, (amount, balance, available) => {
        const parts = paidParts({
          amount: amount / 100,
          balance: balance / 100,
          available: available / 100,
          currency: 'EUR',
        });
        expect(parts.ok).toBe(amount > 0 && amount <= balance + available);
        if (!parts.ok) return;
        const [own, prepaid] = [Math.round(parts.value.own * 100), Math.round(parts.value.prepaid * 100)];
        expect(own + prepaid).toBe(amount);
        expect(own <= balance && prepaid <= available).toBe(true);
        expect(prepaid === 0 || own === balance).toBe(true);
      }),
    );
  });

  it.each([
    [{ accountId: 7, amount: 50 }, 7, 50],
    [{ accountId: 7, amount: 50 }, 8, 0],
    [{ accountId: 7, amount: 50 }, undefined, 0],
    [undefined, 7, 0],
    [{ accountId: 7, amount: -5 }, 7, 0],
    [{ accountId: 7, amount: Number.NaN }, 7, 0],
    [{ accountId: 7, amount: Number.POSITIVE_INFINITY }, 7, 0],
  ])('that the server says as %o is for account %o %d [PA-4]', (said, account, amount) => {
    expect(availablePrepaid(said, account)).toBe(amount);
  });
});

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
