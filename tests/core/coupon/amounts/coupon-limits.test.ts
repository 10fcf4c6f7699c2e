import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountRange,
  conditionMaximums,
  couponMaximum,
  stakedTotal,
} from '../../../../core/coupon/amounts/coupon-limits.ts';
import { checkCoupon, couponWin } from '../../../../core/coupon/building/checked-coupon.ts';
import type { CouponState } from '../../../../core/coupon/building/coupon-state.ts';
import { NOW, after, couponWith, idOf, pick, terms } from '../../../support/examples/coupon-examples.ts';
import { milli, minor, money, price } from '../../../support/units.ts';

const FACTS = { currency: 'RUB', isBonusBetOffered: true };
const LIMITS = { minBetAmount: money(10), maxBetAmount: money(900), maxPayout: money(1000) };

function limited(coupon: CouponState, changes: Parameters<typeof terms>[1] = LIMITS): CouponState {
  return after(
    coupon,
    { type: 'amount-set', currency: 'RUB', amount: money(100) },
    { type: 'terms-arrived', terms: terms([], changes), at: NOW },
  );
}

describe('the most that can be staked', () => {
  it('is unknown without terms, or what the account holds [CS-35]', () => {
    expect(couponMaximum(checkCoupon(couponWith(1), FACTS))).toBeUndefined();
    expect(couponMaximum(checkCoupon(couponWith(1), FACTS), { money: money(70), isBonus: false })).toBe(money(70));
  });

  it('keeps the payout by the total of an express, and by the highest odds of singles [CS-35]', () => {
    const express = limited(couponWith(1, 2));
    expect(couponMaximum(checkCoupon(express, FACTS))).toBe(money(333.33));
    expect(couponMaximum(checkCoupon(after(express, { type: 'type-chosen', couponType: 'singles' }), FACTS))).toBe(
      money(500),
    );
  });

  it('keeps what other coupons of the player left of the largest payout [MA-8]', () => {
    const remainingPayouts = [
      { outcomeId: idOf(2), amount: money(300) },
      { outcomeId: idOf(9), amount: money(1) },
    ];
    const express = limited(couponWith(1, 2), { ...LIMITS, remainingPayouts });
    expect(couponMaximum(checkCoupon(express, FACTS))).toBe(money(100));
    const singles = after(express, { type: 'type-chosen', couponType: 'singles' });
    expect(couponMaximum(checkCoupon(singles, FACTS))).toBe(money(150));
    expect(amountRange(checkCoupon(singles, FACTS), false).map(({ maximum }) => maximum)).toEqual(
      [500, 150].map((amount) => money(amount)),
    );
    expect(couponMaximum(checkCoupon(limited(couponWith(1, 3), { ...LIMITS, remainingPayouts }), FACTS))).toBe(
      money(266.66),
    );
  });

  it('leaves room for the bonus bet that is carried, as the server does [CS-35, TO-4]', () => {
    const express = limited(couponWith(1, 2, 3));
    expect(couponMaximum(checkCoupon(express, FACTS))).toBe(money(129.44));
    expect(couponMaximum(checkCoupon(express, { ...FACTS, isBonusBetOffered: false }))).toBe(money(133.33));
  });

  it.each([
    // (1.331 * 1.332 + 1.331 * 1.334 + 1.332 * 1.334) / 3 = 1.77511..., printed as 1.775
    [[1.331, 1.332, 1.334], 563_344.94],
    // 1.77955..., printed as 1.78
    [[1.333, 1.334, 1.335], 561_938.02],
  ])('keeps a payout by the total before it is rounded: a system at %j [MA-8, TO-4]', (prices, most) => {
    const bets = prices.map((odds, index) => pick(index + 1, { odds: price(odds) }));
    const picked = bets.reduce((coupon, bet) => after(coupon, { type: 'bet-added', bet, at: NOW }), couponWith());
    const system = limited(after(picked, { type: 'type-chosen', couponType: 'system' }), {
      minBetAmount: money(10),
      maxBetAmount: undefined,
      remainingPayouts: [{ outcomeId: idOf(1), amount: money(1_000_000) }],
    });
    expect(couponMaximum(checkCoupon(system, FACTS))).toBe(money(most));
  });

  it.each(['express', 'system', 'multi', 'lucky', 'patent', 'chain', 'condition'] as const)(
    'of %s never wins more than is left of the largest payout, whatever the prices [MA-8, TO-4]',
    (type) => {
      const thousandths = fc.array(fc.integer({ min: 1101, max: 9999 }), { minLength: 3, maxLength: 3 });
      fc.assert(
        fc.property(thousandths, fc.integer({ min: 1, max: 100_000_000 }), (prices, left) => {
          const bets = prices.map((odds, index) => pick(index + 1, { odds: milli(odds) }));
          const picked = bets.reduce((coupon, bet) => after(coupon, { type: 'bet-added', bet, at: NOW }), couponWith());
          const remainingPayouts = [{ outcomeId: idOf(2), amount: minor(left) }];
          const coupon = limited(after(picked, { type: 'type-chosen', couponType: type }), {
            maxBetAmount: undefined,
            remainingPayouts,
          });
          const most = couponMaximum(checkCoupon(coupon, FACTS));
          const staked = after(coupon, { type: 'amount-set', currency: 'RUB', amount: most });
          const win = couponWin(checkCoupon(staked, FACTS));
          expect(win.ok && win.value.max <= left).toBe(true);
        }),
      );
    },
  );

  it('of a condition counts as if every block staked all it can, whatever is set [MA-8, TO-4]', () => {
    const condition = after(
      limited(couponWith(1, 2, 3), { minBetAmount: money(10), maxBetAmount: undefined, maxPayout: money(1000) }),
      { type: 'type-chosen', couponType: 'condition' },
      { type: 'block-amount-set', block: 2, amount: money(1) },
      { type: 'block-amount-set', block: 3, amount: money(1) },
    );
    expect(couponMaximum(checkCoupon(condition, FACTS))).toBe(money(133.33));
    const unstaked = after(condition, { type: 'amount-set', currency: 'RUB', amount: undefined });
    expect(couponMaximum(checkCoupon(unstaked, FACTS))).toBe(money(133.33));
  });
});

describe('the amounts that keep bounds', () => {
  it('are one for a coupon that is placed as a whole [CS-36, CS-37]', () => {
    const express = limited(couponWith(1, 2));
    expect(amountRange(checkCoupon(express, FACTS), false)).toEqual([
      { amount: money(100), minimum: money(10), maximum: money(333.33) },
    ]);
    expect(amountRange(checkCoupon(express, FACTS), true)).toEqual([
      { amount: money(100), minimum: money(10), maximum: undefined },
    ]);
    expect(stakedTotal(checkCoupon(express, FACTS))).toBe(money(100));
  });

  it('are one for each bet of singles [CS-36, CS-37]', () => {
    const singles = after(
      limited(couponWith(1, 2)),
      { type: 'type-chosen', couponType: 'singles' },
      { type: 'bet-amount-set', outcomeId: idOf(2), amount: money(30.5) },
    );
    expect(amountRange(checkCoupon(singles, FACTS), false)).toEqual([
      { amount: money(100), minimum: money(10), maximum: money(500) },
      { amount: money(30.5), minimum: money(10), maximum: money(500) },
    ]);
    expect(stakedTotal(checkCoupon(singles, FACTS))).toBe(money(130.5));
  });

  it('are the coupon’s and those set for later blocks of a condition [CS-36]', () => {
    const condition = after(
      limited(couponWith(1, 2, 3), { minBetAmount: money(10), maxBetAmount: money(200) }),
      { type: 'type-chosen', couponType: 'condition' },
      { type: 'block-amount-set', block: 1, amount: money(55) },
      { type: 'block-amount-set', block: 3, amount: money(60) },
    );
    expect(conditionMaximums(checkCoupon(condition, FACTS), false)).toEqual(
      [200, 300, 600].map((amount) => money(amount)),
    );
    expect(amountRange(checkCoupon(condition, FACTS), false)).toEqual([
      { amount: money(100), minimum: money(10), maximum: money(200) },
      { amount: money(60), minimum: money(0), maximum: money(600) },
    ]);
    expect(amountRange(checkCoupon(condition, FACTS), true)).toEqual([
      { amount: money(100), minimum: money(10), maximum: undefined },
      { amount: money(60), minimum: money(0), maximum: undefined },
    ]);
  });

  it('have no maximums by block without a maximum, nor in a condition that has too few blocks [CS-36]', () => {
    const condition = after(couponWith(1, 2, 3), { type: 'type-chosen', couponType: 'condition' });
    expect(conditionMaximums(checkCoupon(condition, FACTS), false)).toEqual([]);
    const joined = after(limited(condition), { type: 'bet-block-chosen', outcomeId: idOf(2), block: 1 });
    expect(conditionMaximums(checkCoupon(joined, FACTS), false)).toEqual([]);
    const odd = limited(after(condition, { type: 'bet-added', bet: pick(4, { odds: price(0.5) }), at: NOW }));
    expect(conditionMaximums(checkCoupon(odd, FACTS), false)).toEqual([]);
  });
});
