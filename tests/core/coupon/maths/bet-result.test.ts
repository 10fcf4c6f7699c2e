import { describe, expect, it } from 'vitest';
import { BET_RESULTS, betResultById, betResultId, deadHeatResult, isReturned } from '../../../../core/coupon/index.ts';

describe('the results of a bet', () => {
  it.each([
    [0, 'lose'],
    [1, 'win'],
    [2, 'return'],
    [3, 'forced-return'],
    [4, 'half-win'],
    [5, 'half-lose'],
    [6, 'half-lose-half-win'],
  ] as const)('reads status id %i as %s and back [BR-1]', (id, result) => {
    expect(betResultById(id)).toBe(result);
    expect(betResultId(result)).toBe(id);
  });

  it('reads not calculated and not started as open, any other id as nothing [BR-1]', () => {
    expect([-2, -1].map(betResultById)).toEqual(['open', 'open']);
    expect([-3, 7, 0.5, Number.NaN].map(betResultById)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('gives the stake back on a return and a forced return alone [BR-2]', () => {
    expect(BET_RESULTS.filter(isReturned)).toEqual(['return', 'forced-return']);
  });

  it.each([
    [1, 'win'],
    [2, 'half-lose-half-win'],
    [3, 'return'],
    [7, 'return'],
  ] as const)('makes of %i winners %s [BR-3]', (winners, result) => {
    expect(deadHeatResult(winners)).toBe(result);
  });
});
