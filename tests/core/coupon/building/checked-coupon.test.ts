import { describe, expect, it } from 'vitest';
import { amountRange, couponMaximum, stakedTotal } from '../../../../core/coupon/amounts/coupon-limits.ts';
import { changesToAccept } from '../../../../core/coupon/bets/changed-odds.ts';
import { checkCoupon, type CheckedCoupon } from '../../../../core/coupon/building/checked-coupon.ts';
import { placeObstacle } from '../../../../core/coupon/placement/place-obstacle.ts';
import { fail } from '../../../../core/shared/result.ts';
import { NOW, after, couponWith, idOf, pick, terms, updateOf } from '../../../support/examples/coupon-examples.ts';
import { milli, minor, money, price } from '../../../support/units.ts';

const FACTS = { currency: 'RUB', exactOdds: price(1.2), isBonusBetOffered: true };
const PLACING = { isSignedIn: true, isOnline: true, account: { money: money(1000), isBonus: false }, now: NOW };

function known(...games: readonly number[]) {
  const updates = games.map((game) => updateOf(game));
  return after(couponWith(...games), { type: 'terms-arrived', terms: terms(updates), at: NOW });
}

describe('a coupon that is checked', () => {
  it('has its amounts in minor units and its prices in thousandths [CS-46]', () => {
    const { slip } = checkCoupon(known(1, 2), FACTS);
    expect(slip).toMatchObject({ ok: true, value: { amount: money(150), exactOdds: milli(1200), decimals: 2 } });
    expect(slip.ok && slip.value.bets.map(({ odds }) => odds)).toEqual([milli(1500), milli(2000)]);
  });

  it('is at the prices that the player saw where those are asked for [CS-46]', () => {
    const moved = after(known(1), {
      type: 'terms-arrived',
      terms: terms([updateOf(1, { odds: price(1.75), version: 2 })]),
      at: NOW,
    });
    const pricesOf = (prices: 'now' | 'seen') => {
      const { slip } = checkCoupon(moved, FACTS, prices);
      return slip.ok && slip.value.bets.map(({ odds }) => odds);
    };
    expect([pricesOf('now'), pricesOf('seen')]).toEqual([[milli(1750)], [milli(1500)]]);
  });

  it('says what is wrong with it: a price that is none [CS-46]', () => {
    const unpriced = after(couponWith(1), { type: 'bet-added', bet: pick(2, { odds: price(0.5) }), at: NOW });
    expect(checkCoupon(unpriced, FACTS).slip).toEqual(fail({ code: 'odds-below-one', bet: 1 }));
  });

  it('is not checked again, whatever is asked of it [CS-46]', () => {
    const coupon = checkCoupon(known(1, 2), FACTS);
    expect(placeObstacle(coupon, PLACING)).toBeUndefined();
    const refused: CheckedCoupon = { ...coupon, slip: fail({ code: 'too-few-bets' }) };
    expect(placeObstacle(refused, PLACING)).toEqual({ code: 'too-few-bets', count: 2 });
    expect(changesToAccept(refused, { mode: 'confirm' })).toBe(0);
    const cheaper = checkCoupon(known(1), FACTS);
    const limited = after(known(1, 2), {
      type: 'terms-arrived',
      terms: terms([updateOf(1), updateOf(2)], { maxBetAmount: undefined, maxPayout: money(1500) }),
      at: NOW,
    });
    expect(couponMaximum(checkCoupon(limited, FACTS))).toBe(money(500));
    expect(couponMaximum({ ...checkCoupon(limited, FACTS), slip: cheaper.slip })).toBe(money(1000));
  });

  it('of singles whose amounts are more than anybody can have has no sum, and nobody can pay it [CS-37, CS-55]', () => {
    const most = minor(Number.MAX_SAFE_INTEGER);
    const singles = after(
      known(1, 2),
      { type: 'terms-arrived', terms: terms([updateOf(1), updateOf(2)], { maxBetAmount: undefined }), at: NOW },
      { type: 'type-chosen', couponType: 'singles' },
      { type: 'bet-amount-set', outcomeId: idOf(1), amount: most },
      { type: 'bet-amount-set', outcomeId: idOf(2), amount: most },
    );
    const coupon = checkCoupon(singles, { ...FACTS, exactOdds: price(0) });
    expect(stakedTotal(coupon)).toBeUndefined();
    expect(amountRange(coupon, false).map(({ amount }) => amount)).toEqual([most, most]);
    expect(placeObstacle(coupon, PLACING)).toEqual({ code: 'not-enough-money', limit: money(1000) });
  });

  it('adds amounts that floats would miss: 0.1 and 0.2 are 0.3 [CS-37]', () => {
    const singles = after(
      couponWith(1, 2),
      { type: 'type-chosen', couponType: 'singles' },
      { type: 'bet-amount-set', outcomeId: idOf(1), amount: money(0.1) },
      { type: 'bet-amount-set', outcomeId: idOf(2), amount: money(0.2) },
    );
    expect(stakedTotal(checkCoupon(singles, FACTS))).toBe(money(0.3));
  });
});
