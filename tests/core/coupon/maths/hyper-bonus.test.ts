import { describe, expect, it } from 'vitest';
import { hyperBonus } from '../../../../core/coupon/index.ts';
import { ok, refused } from '../../../support/examples/slip-examples.ts';

const TERMS = { possibleWin: 5000, percent: 10, minimumPossibleWin: 150, maximumBonus: 2_500_000 } as const;

describe('the hyper bonus', () => {
  // 10bet.co.tz: 1000 x 5 x 10 % = 500.
  it('is a percentage of the possible win, rounded to the currency [HB-1]', () => {
    expect(hyperBonus(TERMS)).toEqual(ok(500));
    expect(hyperBonus({ ...TERMS, possibleWin: 150.1, percent: 2.5 })).toEqual(ok(3.75));
    expect(hyperBonus({ ...TERMS, possibleWin: 155, percent: 10, currencyDecimals: 0 })).toEqual(ok(16));
    expect(hyperBonus({ ...TERMS, percent: 0 })).toEqual(ok(0));
  });

  it('is nothing below the minimum [HB-2]', () => {
    expect(hyperBonus({ ...TERMS, possibleWin: 149.99 })).toEqual(ok(0));
    expect(hyperBonus({ ...TERMS, possibleWin: 150 })).toEqual(ok(15));
  });

  it('never exceeds the maximum [HB-3]', () => {
    expect(hyperBonus({ ...TERMS, maximumBonus: 499.99 })).toEqual(ok(499.99));
    expect(hyperBonus({ ...TERMS, maximumBonus: 500 })).toEqual(ok(500));
    expect(hyperBonus({ ...TERMS, percent: 1e30 })).toEqual(ok(2_500_000));
  });

  it.each([
    [{ possibleWin: -1 }, 'amount-negative'],
    [{ minimumPossibleWin: 0.001 }, 'amount-too-precise'],
    [{ maximumBonus: Number.POSITIVE_INFINITY }, 'amount-not-a-number'],
    [{ percent: Number.NaN }, 'percent-not-a-number'],
    [{ percent: -1 }, 'percent-not-a-number'],
  ])('refuses %j [HB-1]', (wrong, code) => {
    expect(hyperBonus({ ...TERMS, ...wrong })).toEqual(refused(code));
  });

  it('refuses what are no terms [HB-1]', () => {
    expect(hyperBonus(null as never)).toEqual(refused('malformed'));
  });
});
