import { describe, expect, it } from 'vitest';
import {
  amountRange,
  conditionMaximums,
  couponMaximum,
  stakedTotal,
} from '../../../../core/coupon/amounts/coupon-limits.ts';
import type { CouponState } from '../../../../core/coupon/building/coupon-state.ts';
import { NOW, after, couponWith, idOf, pick, terms } from '../../../support/examples/coupon-examples.ts';

const FACTS = { currency: 'RUB', exactOdds: 0, isBonusBetOffered: true };
const LIMITS = { minBetAmount: 10, maxBetAmount: 900, maxPayout: 1000 };

function limited(coupon: CouponState, changes: Parameters<typeof terms>[1] = LIMITS): CouponState {
  return after(
    coupon,
    { type: 'amount-set', currency: 'RUB', amount: 100 },
    { type: 'terms-arrived', terms: terms([], changes), at: NOW },
  );
}

describe('the most that can be staked', () => {
  it('is unknown without terms, or what the account holds [CS-35]', () => {
    expect(couponMaximum(couponWith(1), FACTS)).toBeUndefined();
    expect(couponMaximum(couponWith(1), FACTS, { money: 70, isBonus: false })).toBe(70);
  });

  it('keeps the payout by the total of an express, and by the highest odds of singles [CS-35]', () => {
    const express = limited(couponWith(1, 2));
    expect(couponMaximum(express, FACTS)).toBe(333.33);
    expect(couponMaximum(after(express, { type: 'type-chosen', couponType: 'singles' }), FACTS)).toBe(500);
  });

  it('keeps what other coupons of the player left of the largest payout [MA-8]', () => {
    const remainingPayouts = [
      { outcomeId: idOf(2), amount: 300 },
      { outcomeId: idOf(9), amount: 1 },
    ];
    const express = limited(couponWith(1, 2), { ...LIMITS, remainingPayouts });
    expect(couponMaximum(express, FACTS)).toBe(100);
    const singles = after(express, { type: 'type-chosen', couponType: 'singles' });
    expect(couponMaximum(singles, FACTS)).toBe(150);
    expect(amountRange(singles, FACTS, false).map(({ maximum }) => maximum)).toEqual([500, 150]);
    expect(couponMaximum(limited(couponWith(1, 3), { ...LIMITS, remainingPayouts }), FACTS)).toBe(266.66);
  });

  it('does not count the bonus bet [CS-35]', () => {
    const express = limited(couponWith(1, 2, 3));
    expect(couponMaximum(express, FACTS)).toBe(133.33);
    expect(couponMaximum(express, { ...FACTS, isBonusBetOffered: false })).toBe(133.33);
  });
});

describe('the amounts that keep bounds', () => {
  it('are one for a coupon that is placed as a whole [CS-36, CS-37]', () => {
    const express = limited(couponWith(1, 2));
    expect(amountRange(express, FACTS, false)).toEqual([{ amount: 100, minimum: 10, maximum: 333.33 }]);
    expect(amountRange(express, FACTS, true)).toEqual([{ amount: 100, minimum: 10, maximum: undefined }]);
    expect(stakedTotal(express, FACTS)).toBe(100);
  });

  it('are one for each bet of singles [CS-36, CS-37]', () => {
    const singles = after(
      limited(couponWith(1, 2)),
      { type: 'type-chosen', couponType: 'singles' },
      { type: 'bet-amount-set', outcomeId: idOf(2), amount: 30.5 },
    );
    expect(amountRange(singles, FACTS, false)).toEqual([
      { amount: 100, minimum: 10, maximum: 500 },
      { amount: 30.5, minimum: 10, maximum: 500 },
    ]);
    expect(stakedTotal(singles, FACTS)).toBe(130.5);
  });

  it('are the coupon’s and those set for later blocks of a condition [CS-36]', () => {
    const condition = after(
      limited(couponWith(1, 2, 3), { minBetAmount: 10, maxBetAmount: 200 }),
      { type: 'type-chosen', couponType: 'condition' },
      { type: 'block-amount-set', block: 1, amount: 55 },
      { type: 'block-amount-set', block: 3, amount: 60 },
    );
    expect(conditionMaximums(condition, FACTS, false)).toEqual([200, 300, 600]);
    expect(amountRange(condition, FACTS, false)).toEqual([
      { amount: 100, minimum: 10, maximum: 200 },
      { amount: 60, minimum: 0, maximum: 600 },
    ]);
    expect(amountRange(condition, FACTS, true)).toEqual([
      { amount: 100, minimum: 10, maximum: undefined },
      { amount: 60, minimum: 0, maximum: undefined },
    ]);
  });

  it('have no maximums by block without a maximum, nor in a condition that has too few blocks [CS-36]', () => {
    const condition = after(couponWith(1, 2, 3), { type: 'type-chosen', couponType: 'condition' });
    expect(conditionMaximums(condition, FACTS, false)).toEqual([]);
    const joined = after(limited(condition), { type: 'bet-block-chosen', outcomeId: idOf(2), block: 1 });
    expect(conditionMaximums(joined, FACTS, false)).toEqual([]);
    const odd = limited(after(condition, { type: 'bet-added', bet: pick(4, { odds: 0.5 }), at: NOW }));
    expect(conditionMaximums(odd, FACTS, false)).toEqual([]);
  });
});
