import { describe, expect, it } from 'vitest';
import { isPremiumWeek, premiumMoney, premiumThreshold } from '../../../core/promotions/premium-cashback.ts';
import { newestRewards, type Reward } from '../../../core/promotions/reward.ts';
import { minor } from '../../support/units.ts';

describe('a premium week', () => {
  it.each([
    [10_000, 10_000_000],
    [250, 250_000],
    [0, 0],
    [-1, 0],
  ])('needs, with a step of %d, %d to be staked [CBK-5]', (step, threshold) => {
    expect(premiumThreshold(step as never)).toBe(threshold);
  });

  it.each([
    [9_999_999, 10_000_000, false],
    [10_000_000, 10_000_000, true],
    [0, 0, false],
  ])('with %d of %d is one: %s [CBK-5]', (staked, threshold, isOne) => {
    expect(isPremiumWeek(minor(staked), minor(threshold))).toBe(isOne);
  });

  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [100_199, 1001],
    [-500, 0],
    [1.5, 0],
    [Number.NaN, 0],
  ])('that lost %d gives %d on top [CBK-6]', (lost, money) => {
    expect(premiumMoney(lost as never)).toBe(money);
  });
});

describe('rewards', () => {
  const reward = (id: string, at: number): Reward => ({
    id,
    kind: 'points',
    at,
    state: 'credited',
    given: { points: 1 },
  });

  it('stand from the newest on, in one order, so many at most [RWD-1]', () => {
    const given = [reward('b', 1), reward('c', 2), reward('a', 1)];
    expect(newestRewards(given, 10).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(newestRewards(given.toReversed(), 2).map(({ id }) => id)).toEqual(['c', 'a']);
    expect(newestRewards(given, -1)).toEqual([]);
  });
});
