import { describe, expect, it } from 'vitest';
import { couponHyperBonus } from '../../../infrastructure/sandbox/coupons/coupon-hyper-bonus.ts';
import { CouponProblem } from '../../../infrastructure/sandbox/coupons/coupon-problem.ts';
import { minor } from '../../support/units.ts';

const RUBLES = { currency: 'RUB', hyper_bonus_percent: 5 };
const WON = { status: 1 };
const OPEN = { status: null };

describe('the hyper bonus of a placed coupon', () => {
  it.each([
    ['is its percentage of the possible win while every bet can win', [OPEN, WON, OPEN, OPEN], 100_000, 5000],
    ['is what was paid once every bet has won', [WON, WON, WON, WON], 100_010, 5001],
    ['is nothing once a bet is lost', [OPEN, { status: 0 }, OPEN, OPEN], 100_000, 0],
    ['is nothing once a bet is returned', [WON, { status: 2 }, WON, WON], 100_000, 0],
    ['is nothing below the least possible win', [OPEN, OPEN, OPEN, OPEN], 14_999, 0],
    ['is at most its limit', [WON, WON, WON, WON], 10_000_000_000, 250_000_000],
  ])('%s [HB-4]', (_, bets, win, amount) => {
    expect(couponHyperBonus(RUBLES, bets, minor(win))).toEqual({
      percent: 5,
      minimumPossibleWin: 15_000,
      maximumBonus: 250_000_000,
      amount,
    });
  });

  it('is not there where the coupon carries none [HB-4]', () => {
    expect(couponHyperBonus({ ...RUBLES, hyper_bonus_percent: 0 }, [WON], minor(100_000))).toBeUndefined();
  });

  it.each([7, -3, 99])('is the trouble of a coupon with a bet of status %d, never nothing [HB-6]', (status) => {
    const bets = [WON, { status }, { status: 0 }];
    expect(() => couponHyperBonus(RUBLES, bets, minor(100_000))).toThrow(CouponProblem);
  });
});
