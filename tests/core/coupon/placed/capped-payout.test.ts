import { describe, expect, it } from 'vitest';
import { minorUnits } from '../../../../core/shared/money.ts';
import { cappedPayout } from '../../../../core/coupon/placed/capped-payout.ts';

describe('what a coupon pays', () => {
  it.each([
    [900, 1000, 500, 900],
    [1000, 1000, 500, 1000],
    [1001, 1000, 500, 1000],
    [1500, 1000, 1200, 1200],
    [1100, 1000, 1200, 1100],
  ])('%i under a limit of %i and a possible win of %i is %i [CO-3]', (payout, maxPayout, possibleWin, paid) => {
    const units = (amount: number) => minorUnits(amount)!;
    const limits = { maxPayout: units(maxPayout), possibleWin: units(possibleWin) };
    expect(cappedPayout(units(payout), limits)).toBe(paid);
  });
});
