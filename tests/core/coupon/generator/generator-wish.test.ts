import { describe, expect, it } from 'vitest';
import { wishProblem } from '../../../../core/coupon/generator/generator-wish.ts';
import { money } from '../../../support/units.ts';

describe('what is wanted of the bet generator', () => {
  const LIMITS = { minBetAmount: money(1), maxPayout: money(1000) };
  const wish = (amount: number, win: number) => wishProblem({ amount: money(amount), win: money(win) }, LIMITS);

  it('is an amount that may be staked and a win above it that may be paid [GN-1]', () => {
    expect([wish(1, 1.01), wish(10, 1000)]).toEqual([undefined, undefined]);
    expect(wishProblem({ amount: money(1), win: money(10_000) }, { minBetAmount: money(1) })).toBeUndefined();
  });

  it.each([
    [0.99, 10, 'below-minimum'],
    [0, 0, 'below-minimum'],
    [10, 10, 'win-too-small'],
    [10, 1000.01, 'above-payout'],
  ] as const)('of %f to win %f is refused: %s [GN-1]', (amount, win, problem) => {
    expect(wish(amount, win)).toBe(problem);
  });
});
