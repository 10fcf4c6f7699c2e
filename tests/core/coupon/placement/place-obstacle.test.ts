import { describe, expect, it } from 'vitest';
import { hasStalePrices, placeObstacle, type PlaceFacts } from '../../../../core/coupon/placement/place-obstacle.ts';
import { checkCoupon, couponOdds, couponWin } from '../../../../core/coupon/building/checked-coupon.ts';
import { couponType, type CouponState } from '../../../../core/coupon/building/coupon-state.ts';
import { couponQuestion } from '../../../../core/coupon/placement/coupon-order.ts';
import type { SlipFacts } from '../../../../core/coupon/building/coupon-slip.ts';
import { NOW, after, couponWith, idOf, pick, terms, updateOf } from '../../../support/examples/coupon-examples.ts';
import { money, price } from '../../../support/units.ts';

const FACTS: PlaceFacts & SlipFacts = {
  currency: 'RUB',
  isBonusBetOffered: true,
  isSignedIn: true,
  isOnline: true,
  account: { money: money(1000), isBonus: false },
  now: NOW + 1000,
};

function known(coupon: CouponState, changes: Parameters<typeof terms>[1] = {}): CouponState {
  const updates = coupon.bets.map(({ gameId }) => updateOf(gameId));
  return after(coupon, { type: 'terms-arrived', terms: terms(updates, changes), at: NOW });
}

function obstacle(coupon: CouponState, facts: Partial<PlaceFacts & SlipFacts> = {}): ReturnType<typeof placeObstacle> {
  const all = { ...FACTS, ...facts };
  return placeObstacle(checkCoupon(coupon, all), all);
}

describe('what stands in the way of placing', () => {
  it('is nothing for a coupon in order [CS-50]', () => {
    expect(obstacle(known(couponWith(1, 2)))).toBeUndefined();
  });

  it('is named one at a time, the first to put right first [CS-50]', () => {
    const coupon = known(couponWith(1));
    expect(obstacle(coupon, { isSignedIn: false, isOnline: false })).toEqual({ code: 'sign-in' });
    expect(obstacle(coupon, { isOnline: false, account: undefined })).toEqual({ code: 'offline' });
    expect(obstacle(coupon, { account: undefined })).toEqual({ code: 'no-account' });
  });

  it('is a coupon without bets, or with all left out [CS-51]', () => {
    expect(obstacle(couponWith())).toEqual({ code: 'no-bets' });
    expect(obstacle(after(known(couponWith(1)), { type: 'bet-left-out', outcomeId: idOf(1) }))).toEqual({
      code: 'no-bets',
    });
  });

  it('is too few blocks [CS-51]', () => {
    const joined = after(
      couponWith(1, 2, 3),
      { type: 'type-chosen', couponType: 'multi' },
      { type: 'bet-block-chosen', outcomeId: idOf(2), block: 1 },
    );
    expect(obstacle(known(joined))).toEqual({ code: 'too-few-bets', count: 3 });
  });

  it('is a bet in trouble until it is left out [CS-52]', () => {
    const suspended = after(known(couponWith(1, 2)), {
      type: 'terms-arrived',
      terms: terms([updateOf(1, { trouble: 'suspended' })]),
      at: NOW,
    });
    expect(obstacle(suspended)).toEqual({ code: 'suspended', count: 1 });
    expect(obstacle(after(suspended, { type: 'bet-left-out', outcomeId: idOf(1) }))).toBeUndefined();
  });

  it.each(['finished', 'removed'] as const)(
    'is for everybody a bet that is %s, until it is taken or left out; nothing is counted of it [CS-82]',
    (trouble) => {
      const gone = after(known(couponWith(1, 2, 3)), {
        type: 'terms-arrived',
        terms: terms([updateOf(1, { trouble }), updateOf(2), updateOf(3)]),
        at: NOW,
      });
      for (const isSignedIn of [true, false])
        expect(obstacle(gone, { isSignedIn })).toEqual({ code: trouble, count: 1 });
      const others = after(gone, { type: 'bet-removed', outcomeId: idOf(1) });
      expect(couponType(gone)).toBe('express');
      const [before, now] = [gone, others].map((coupon) => checkCoupon(coupon, FACTS));
      expect(couponOdds(before!)).toEqual(couponOdds(now!));
      expect(couponWin(before!)).toEqual(couponWin(now!));
      expect(obstacle(known(others))).toBeUndefined();
      expect(obstacle(after(gone, { type: 'bet-left-out', outcomeId: idOf(1) }))).toBeUndefined();
      // it may come back, and is asked for
      expect(couponQuestion(gone, FACTS)).toMatchObject({
        type: 'express',
        bets: [1, 2, 3].map((n) => ({ outcomeId: idOf(n) })),
      });
      const alone = after(gone, ...[2, 3].map((n) => ({ type: 'bet-removed', outcomeId: idOf(n) }) as const));
      expect(obstacle(alone)).toEqual({ code: trouble, count: 1 });
    },
  );

  it('is a bet that is over in an anti-express, whose odds are of all bets together [CS-82]', () => {
    const anti = after(couponWith(1, 2, 3), { type: 'type-chosen', couponType: 'anti-express' });
    const priced = known(anti, { antiExpressOdds: price(1.5) });
    expect(couponOdds(checkCoupon(priced, FACTS))).toMatchObject({ ok: true, value: price(1.5) });
    const gone = after(anti, {
      type: 'terms-arrived',
      terms: terms([updateOf(1, { trouble: 'finished' })], { antiExpressOdds: price(1.5) }),
      at: NOW,
    });
    const others = after(anti, { type: 'bet-removed', outcomeId: idOf(1) });
    expect(couponOdds(checkCoupon(gone, FACTS))).toEqual(couponOdds(checkCoupon(others, FACTS)));
    expect(couponOdds(checkCoupon(gone, FACTS))).not.toEqual(couponOdds(checkCoupon(priced, FACTS)));
  });

  it('is being offline [CS-53] and not knowing the terms [CS-54]', () => {
    expect(obstacle(known(couponWith(1)), { isOnline: false })).toEqual({ code: 'offline' });
    expect(obstacle(couponWith(1))).toEqual({ code: 'no-terms' });
  });

  it('is stale prices, with a live bet alone [CS-24, CS-54]', () => {
    const line = known(couponWith(1));
    const live = after(couponWith(1), {
      type: 'terms-arrived',
      terms: terms([updateOf(1, { isLive: true })]),
      at: NOW,
    });
    expect([9000, 9001].map((age) => hasStalePrices(live, NOW + age))).toEqual([false, true]);
    expect([30_000, 30_001].map((age) => hasStalePrices(line, NOW + age))).toEqual([false, true]);
    expect(hasStalePrices(couponWith(1), NOW)).toBe(false);
    expect(obstacle(live, { now: NOW + 9001 })).toEqual({ code: 'stale-prices' });
    expect(obstacle(line, { now: NOW + 99_000 })).toBeUndefined();
  });

  it('is an anti-express that the server does not price [CS-54]', () => {
    const anti = after(couponWith(1, 2), { type: 'type-chosen', couponType: 'anti-express' });
    expect(obstacle(known(anti))).toEqual({ code: 'anti-express-refused' });
    expect(obstacle(known(anti, { antiExpressOdds: price(1.5) }))).toBeUndefined();
  });

  it('is told of such an anti-express before anybody signs in for it [CS-57]', () => {
    const anti = after(couponWith(1, 2), { type: 'type-chosen', couponType: 'anti-express' });
    const visitor = { isSignedIn: false };
    expect(obstacle(known(anti), visitor)).toEqual({ code: 'anti-express-refused' });
    expect(obstacle(known(anti, { antiExpressOdds: price(1.5) }), visitor)).toEqual({ code: 'sign-in' });
    expect(obstacle(anti, visitor)).toEqual({ code: 'sign-in' });
    expect(obstacle(known(couponWith(1, 2)), visitor)).toEqual({ code: 'sign-in' });
  });

  it.each([
    [0, { code: 'no-amount' }],
    [undefined, { code: 'no-amount' }],
    [9.99, { code: 'below-minimum', limit: money(10) }],
    [10, undefined],
    [200, undefined],
    [200.01, { code: 'above-maximum', limit: money(200) }],
  ] as const)('is an amount of %d outside 10 to 200 [CS-55]', (major, expected) => {
    const amount = major === undefined ? undefined : money(major);
    const coupon = after(known(couponWith(1), { maxBetAmount: money(200) }), {
      type: 'amount-set',
      currency: 'RUB',
      amount,
    });
    expect(obstacle(coupon)).toEqual(expected);
  });

  it('is the largest payout where open coupons leave less of it than a stake needs, before any amount [MA-9]', () => {
    const left = (outcome: number, most: number) => ({
      remainingPayouts: [{ outcomeId: idOf(outcome), amount: money(most) }],
    });
    const express = known(couponWith(1, 2), left(2, 0));
    const typed = after(express, { type: 'amount-set', currency: 'RUB', amount: money(50) });
    const singles = after(express, { type: 'type-chosen', couponType: 'singles' });
    for (const coupon of [express, typed, singles]) expect(obstacle(coupon)).toEqual({ code: 'payout-used' });
    expect(obstacle(typed, { isVipBet: true })).toBeUndefined();
    expect(obstacle(typed, { account: { money: money(1000), isBonus: true } })).toBeUndefined();
    // at total odds of 3 the minimum of 10 wins 30
    expect(obstacle(known(couponWith(1, 2), left(2, 29.99)))).toEqual({ code: 'payout-used' });
    expect(obstacle(known(couponWith(1, 2), left(2, 31)))?.code).not.toBe('payout-used');
    expect(obstacle(known(couponWith(1, 2), left(9, 0)))).toBeUndefined();
  });

  it('is not enough money for all singles together [CS-55]', () => {
    const singles = after(
      known(couponWith(1, 2)),
      { type: 'type-chosen', couponType: 'singles' },
      { type: 'amount-set', currency: 'RUB', amount: money(500) },
    );
    expect(obstacle(singles)).toBeUndefined();
    expect(obstacle(after(singles, { type: 'bet-amount-set', outcomeId: idOf(1), amount: money(500.01) }))).toEqual({
      code: 'not-enough-money',
      limit: money(1000),
    });
  });

  it('is an amount of a later block above what the chain allows [CS-36, CS-55]', () => {
    const condition = after(
      known(couponWith(1, 2, 3), { maxBetAmount: money(200) }),
      { type: 'type-chosen', couponType: 'condition' },
      { type: 'amount-set', currency: 'RUB', amount: money(100) },
      { type: 'block-amount-set', block: 2, amount: money(300) },
    );
    // the first block may stake 200 at odds 1.5, so the second at most 300
    expect(obstacle(condition)).toBeUndefined();
    expect(obstacle(after(condition, { type: 'block-amount-set', block: 2, amount: money(300.01) }))).toEqual({
      code: 'above-maximum',
      limit: money(300),
    });
  });

  it('is a total below the exact odds [CS-56]', () => {
    expect(obstacle(known(couponWith(1, 2)), { exactOdds: price(3) })).toBeUndefined();
    expect(obstacle(known(couponWith(1, 2)), { exactOdds: price(3.001) })).toEqual({
      code: 'below-exact-odds',
      odds: price(3.001),
      total: price(3),
    });
  });

  it('is an own amount of singles that is no amount, and a bet that has no price [CS-51]', () => {
    const singles = after(known(couponWith(1, 2)), { type: 'type-chosen', couponType: 'singles' });
    expect(obstacle(after(singles, { type: 'bet-amount-set', outcomeId: idOf(1), amount: money(0) }))).toEqual({
      code: 'no-amount',
    });
    const unpriced = after(couponWith(1), { type: 'bet-added', bet: pick(2, { odds: price(0.5) }), at: NOW });
    expect(obstacle(unpriced)).toEqual({ code: 'invalid-coupon' });
  });

  it('is anti-express odds that are asked for anew [CS-54]', () => {
    const anti = after(couponWith(1, 2), { type: 'type-chosen', couponType: 'anti-express' });
    const grown = after(known(anti, { antiExpressOdds: price(1.5) }), { type: 'bet-added', bet: pick(3), at: NOW });
    expect(obstacle(grown)).toEqual({ code: 'no-terms' });
    expect(obstacle(after(known(couponWith(1, 2)), { type: 'bet-added', bet: pick(3), at: NOW }))).toBeUndefined();
  });

  it('is stale prices where one bet of several is live [CS-24]', () => {
    const mixed = after(couponWith(1, 2), {
      type: 'terms-arrived',
      terms: terms([updateOf(1, { isLive: true }), updateOf(2)]),
      at: NOW,
    });
    expect(obstacle(mixed, { now: NOW + 9001 })).toEqual({ code: 'stale-prices' });
  });

  it('is a total that no number holds [CS-51]', () => {
    const games = Array.from({ length: 12 }, (_, n) => n + 1);
    const endless = after(
      couponWith(),
      ...games.map((n) => ({ type: 'bet-added', bet: pick(n, { odds: price(1000) }), at: NOW }) as const),
      { type: 'terms-arrived', terms: terms(games.map((n) => updateOf(n, { odds: price(1000) }))), at: NOW },
    );
    expect(obstacle(endless)).toEqual({ code: 'invalid-coupon' });
  });
});
