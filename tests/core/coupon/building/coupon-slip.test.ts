import { describe, expect, it } from 'vitest';
import { couponMaximum, minimumAmount, stakedTotal } from '../../../../core/coupon/amounts/coupon-limits.ts';
import {
  couponOrder,
  couponQuestion,
  oneClickOrder,
  revisedOrder,
} from '../../../../core/coupon/placement/coupon-order.ts';
import { checkCoupon } from '../../../../core/coupon/building/checked-coupon.ts';
import { carriesBonusBet, couponSlip } from '../../../../core/coupon/building/coupon-slip.ts';
import { totalInUnits } from '../../../../core/coupon/maths/total-odds.ts';
import type { CouponState } from '../../../../core/coupon/building/coupon-state.ts';
import { NOW, after, couponWith, idOf, pick, terms, updateOf } from '../../../support/examples/coupon-examples.ts';
import { milli, money, price } from '../../../support/units.ts';

const FACTS = { currency: 'RUB', isBonusBetOffered: true };
const ORDER = { ...FACTS, accountId: 7, changeMode: 'confirm', isDroppedOnScoreChange: true, oddsFormatId: 0 } as const;

/** The total odds of a coupon, in thousandths. */
function totalOf(coupon: CouponState): unknown {
  const { slip } = checkCoupon(coupon, FACTS);
  return slip.ok ? totalInUnits(slip.value) : slip;
}

describe('the slip', () => {
  it('has the bets that take part at their prices now [CS-33]', () => {
    const coupon = after(
      couponWith(1, 2, 3),
      { type: 'terms-arrived', terms: terms([updateOf(1, { odds: price(1.6), version: 2 })]), at: NOW },
      { type: 'bet-left-out', outcomeId: idOf(2) },
    );
    expect(couponSlip(coupon, FACTS).bets.map(({ odds }) => odds)).toEqual([price(1.6), price(2.5)]);
    expect(couponSlip(coupon, FACTS, 'seen').bets.map(({ odds }) => odds)).toEqual([price(1.5), price(2.5)]);
    expect(totalOf(coupon)).toEqual({ ok: true, value: milli(4000) });
  });

  it('closes the gap that a left-out block leaves, and takes its amount out too [CS-33]', () => {
    const coupon = after(
      couponWith(1, 2, 3, 4),
      { type: 'type-chosen', couponType: 'condition' },
      { type: 'block-amount-set', block: 3, amount: money(60) },
      { type: 'bet-left-out', outcomeId: idOf(2) },
    );
    const slip = couponSlip(coupon, FACTS);
    expect(slip.bets.map(({ block }) => block)).toEqual([1, 2, 3]);
    expect(slip.blockAmounts).toEqual(['max', money(60), 'max']);
  });

  it('multiplies a system by its banker [CS-33]', () => {
    const coupon = after(
      couponWith(2, 4, 6, 8),
      { type: 'type-chosen', couponType: 'system' },
      { type: 'banker-toggled', outcomeId: idOf(2) },
    );
    // banker 2; lines of 2 from 3, 4, 5: 12 + 15 + 20 = 47, over 3 lines, twice
    expect(totalOf(coupon)).toEqual({ ok: true, value: milli(31_333) });
  });

  it('carries the bonus bet in an express of three once the terms offer it, until it is deleted [CS-32]', () => {
    expect(carriesBonusBet(couponWith(1, 2, 3), FACTS)).toBe(false);
    const coupon = after(couponWith(1, 2, 3), { type: 'terms-arrived', terms: terms([]), at: NOW });
    expect(carriesBonusBet(coupon, FACTS)).toBe(true);
    expect(carriesBonusBet(coupon, { ...FACTS, isBonusBetOffered: false })).toBe(false);
    const refused = { type: 'terms-arrived', terms: terms([], { isBonusBetAvailable: false }), at: NOW } as const;
    expect(carriesBonusBet(after(coupon, refused), FACTS)).toBe(false);
    const deleted = after(coupon, { type: 'bonus-bet-deleted' }, { type: 'bet-added', bet: pick(4), at: NOW });
    expect(carriesBonusBet(deleted, FACTS)).toBe(false);
    expect(carriesBonusBet(couponWith(1, 2), FACTS)).toBe(false);
  });
});

describe('limits', () => {
  const singles = after(
    couponWith(1, 2),
    { type: 'type-chosen', couponType: 'singles' },
    { type: 'amount-set', currency: 'RUB', amount: money(100) },
    { type: 'bet-amount-set', outcomeId: idOf(2), amount: money(30.5) },
  );

  it('add the amounts of singles, own or the coupon’s [CS-31, CS-37]', () => {
    expect(stakedTotal(checkCoupon(singles, FACTS))).toBe(money(130.5));
    expect(couponSlip(singles, FACTS).bets.map(({ amount }) => amount)).toEqual([money(100), money(30.5)]);
  });

  it('take the minimum of the chosen system size [CS-34]', () => {
    const system = after(
      couponWith(1, 2, 3, 4),
      { type: 'type-chosen', couponType: 'system' },
      {
        type: 'terms-arrived',
        terms: terms([], { systemOptions: [{ value: 2, offset: 4, minBetAmount: money(60), combo: 6 }] }),
        at: NOW,
      },
    );
    expect(minimumAmount(system)).toBe(money(60));
    expect(minimumAmount(after(system, { type: 'system-value-chosen', value: 3 }))).toBe(money(10));
    expect(minimumAmount(couponWith(1))).toBe(0);
  });

  it('hold the maximum down by payout and balance [CS-35]', () => {
    const coupon = after(couponWith(1), {
      type: 'terms-arrived',
      terms: terms([], { maxPayout: money(1000) }),
      at: NOW,
    });
    expect(couponMaximum(checkCoupon(coupon, FACTS))).toBe(money(666.66));
    expect(couponMaximum(checkCoupon(coupon, FACTS), { money: money(500), isBonus: false })).toBe(money(500));
    expect(couponMaximum(checkCoupon(coupon, FACTS), { money: money(900_000), isBonus: true })).toBe(money(900_000));
  });
});

describe('an order', () => {
  it('carries the price and the version that are shown, and the score [CS-40, CS-44]', () => {
    const live = updateOf(1, {
      odds: price(1.75),
      version: 8,
      isLive: true,
      score: { home: 2, away: 1, periods: [], redCards: { home: 0, away: 0 } },
    });
    const coupon = after(couponWith(1, 2), { type: 'terms-arrived', terms: terms([live]), at: NOW });
    expect(couponOrder(coupon, ORDER)).toEqual({
      isInUnits: true,
      areOddsInUnits: true,
      type: 'express',
      accountId: 7,
      currency: 'RUB',
      amount: money(150),
      changeMode: 'confirm',
      isDropOnScoreChange: true,
      oddsFormatId: 0,
      bonusBet: false,
      isOneClick: false,
      bets: [
        { outcomeId: idOf(1), odds: price(1.75), version: 8, block: 0, scoreSeen: { home: 2, away: 1 } },
        { outcomeId: idOf(2), odds: price(2), version: 1, block: 0 },
      ],
    });
  });

  it('leaves out what is left out and carries blocks and own amounts [CS-40]', () => {
    const coupon = after(
      couponWith(1, 2, 3, 4),
      { type: 'type-chosen', couponType: 'condition' },
      { type: 'bet-block-chosen', outcomeId: idOf(4), block: 3 },
      { type: 'block-amount-set', block: 2, amount: money(40) },
    );
    const order = couponOrder(coupon, ORDER);
    expect(order.bets.map(({ block }) => block)).toEqual([1, 2, 3, 3]);
    expect(order.blockAmounts).toEqual(['max', money(40), 'max']);
  });

  it('by one click is a single without exact odds [CS-41]', () => {
    const order = oneClickOrder(pick(3), money(50), { ...ORDER, exactOdds: price(5) });
    expect(order).toMatchObject({ type: 'single', amount: money(50), isOneClick: true, isDropOnScoreChange: false });
    expect(order.exactOdds).toBeUndefined();
    expect(order.bets).toEqual([{ outcomeId: idOf(3), odds: price(2.5), version: 1, block: 0 }]);
  });

  it('offered again has the named prices and nothing else changed [CS-42]', () => {
    const order = couponOrder(couponWith(1, 2), ORDER);
    const again = revisedOrder(order, [{ index: 1, outcomeId: idOf(2), odds: price(1.9), version: 4 }]);
    expect(again).toEqual({ ...order, bets: [order.bets[0], { ...order.bets[1], odds: price(1.9), version: 4 }] });
  });

  it('asks for the terms of the bets that are not left out [CS-43]', () => {
    const coupon = after(
      couponWith(1, 2, 3, 4),
      { type: 'type-chosen', couponType: 'multi' },
      { type: 'bet-block-chosen', outcomeId: idOf(1), block: 0 },
    );
    expect(couponQuestion(coupon, { ...FACTS, accountId: 7 })).toEqual({
      type: 'multi',
      currency: 'RUB',
      accountId: 7,
      systemValue: 2,
      bets: [1, 2, 3, 4].map((n, index) => ({ outcomeId: idOf(n), block: index })),
    });
  });
});
