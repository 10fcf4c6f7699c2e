import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceOn,
  advanceRepaid,
  availablePrepaid,
  paidParts,
} from '../../../../core/coupon/amounts/prepaid-amount.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { minor } from '../../../support/units.ts';

const units = fc.integer({ min: 0, max: 1_000_000 }).map((value) => minor(value));

describe('payment in advance', () => {
  it.each([
    [100, 100, 50, 100, 0],
    [100, 250, 0, 100, 0],
    [100, 60, 40, 60, 40],
    [100, 60, 41, 60, 40],
    [100, 0, 100, 0, 100],
  ])(
    'of %d with a balance of %d and %d in advance is %d and %d [PA-1, PA-3]',
    (amount, balance, available, own, prepaid) => {
      const facts = { amount: minor(amount), balance: minor(balance), available: minor(available) };
      expect(paidParts(facts)).toEqual({ own, prepaid });
    },
  );

  it.each([
    [100, 60, 39],
    [1, 0, 0],
    [0, 10, 10],
    [-1, 10, 10],
    [10, -1, 10],
    [10, 1, Number.NaN],
    [1.5, 1, 1],
    [10, 1, Number.MAX_SAFE_INTEGER + 1],
  ])('of %d with a balance of %d and %d in advance is refused [PA-2]', (amount, balance, available) => {
    expect(
      paidParts({ amount: amount as Minor, balance: balance as Minor, available: available as Minor }),
    ).toBeUndefined();
  });

  it('always makes up the amount exactly, and never goes beyond balance or advance [PA-1, PA-2, PA-3]', () => {
    fc.assert(
      fc.property(units, units, units, (amount, balance, available) => {
        const parts = paidParts({ amount, balance, available });
        expect(parts !== undefined).toBe(amount > 0 && amount <= balance + available);
        if (parts === undefined) return;
        expect(parts.own + parts.prepaid).toBe(amount);
        expect(parts.own <= balance && parts.prepaid <= available).toBe(true);
        expect(parts.prepaid === 0 || parts.own === balance).toBe(true);
      }),
    );
  });

  it.each([
    [{ accountId: 7, amount: minor(50) }, 7, 50],
    [{ accountId: 7, amount: minor(50) }, 8, 0],
    [{ accountId: 7, amount: minor(50) }, undefined, 0],
    [undefined, 7, 0],
  ])('that the server says as %o is for account %o %d [PA-4]', (said, account, amount) => {
    expect(availablePrepaid(said, account)).toBe(amount);
  });

  it.each([
    [[[1000, 0, 5000]], 0, 500],
    [
      [
        [1000, 0, 5000],
        [1001, 0, 5000],
      ],
      0,
      1000,
    ],
    [[[1000, 0, 600]], 0, 300],
    [[[1000, 400, 5000]], 0, 300],
    [[[1000, 0, 5000]], 200, 300],
    [[[1000, 0, 5000]], 900, 0],
    [[], 0, 0],
  ])('on %j, with %d owed, is %d [PA-5]', (coupons, owed, available) => {
    const open = coupons.map(([amount = 0, prepaid = 0, win = 0]) => ({
      amount: minor(amount),
      prepaid: minor(prepaid),
      possibleWin: minor(win),
    }));
    expect(advanceOn(open, minor(owed))).toBe(available);
  });

  it('is never more than half of what the player has staked [PA-5]', () => {
    const coupon = fc.record({ amount: units, prepaid: units, possibleWin: units });
    fc.assert(
      fc.property(fc.array(coupon), units, (coupons, owed) => {
        const sound = coupons.filter(({ amount, prepaid }) => prepaid <= amount);
        const own = sound.reduce((sum, { amount, prepaid }) => sum + amount - prepaid, 0);
        expect(advanceOn(sound, owed)).toBeLessThanOrEqual(Math.max(0, own / 2 - owed));
      }),
    );
  });

  it.each([
    [{ owed: 100, balance: 500, won: 30, hasOpenCoupons: true }, 30],
    [{ owed: 100, balance: 500, won: 300, hasOpenCoupons: true }, 100],
    [{ owed: 100, balance: 500, won: 0, hasOpenCoupons: true }, 0],
    [{ owed: 100, balance: 500, won: 0, hasOpenCoupons: false }, 100],
    [{ owed: 100, balance: 40, won: 0, hasOpenCoupons: false }, 40],
    [{ owed: 0, balance: 40, won: 40, hasOpenCoupons: false }, 0],
    [{ owed: 100, balance: 20, won: 30, hasOpenCoupons: true }, 20],
  ])('of %o is repaid by %d [PA-6, PA-7]', ({ owed, balance, won, hasOpenCoupons }, repaid) => {
    expect(advanceRepaid({ owed: minor(owed), balance: minor(balance), won: minor(won), hasOpenCoupons })).toBe(repaid);
  });
});
