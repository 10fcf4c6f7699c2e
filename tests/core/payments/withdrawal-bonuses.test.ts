import { describe, expect, it } from 'vitest';
import { isGivenUpByWithdrawal, namesGivenUp } from '../../../core/payments/withdrawal-bonuses.ts';
import { BONUS_ENDS } from '../../../core/promotions/player-bonus.ts';

describe('what a withdrawal gives up [WDR-4]', () => {
  it('is a bonus for a first deposit while it is wagered, and none that has ended', () => {
    expect(isGivenUpByWithdrawal({ source: 'first-deposit' })).toBe(true);
    expect(BONUS_ENDS.filter((end) => isGivenUpByWithdrawal({ source: 'first-deposit', end }))).toEqual([]);
  });

  it.each([
    [[], [], true],
    [[], [7], true],
    [[3], [], false],
    [[3], [7], false],
    [[3, 4], [3], false],
    [[3, 4], [4, 3, 7], true],
  ])('is named where %j is at stake and %j was named: %s', (atStake, named, isNamed) => {
    expect(namesGivenUp(atStake, named)).toBe(isNamed);
  });
});
