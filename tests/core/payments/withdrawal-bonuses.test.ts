import { describe, expect, it } from 'vitest';
import { consentProblem, isGivenUpByWithdrawal } from '../../../core/payments/withdrawal-bonuses.ts';
import { BONUS_ENDS } from '../../../core/promotions/player-bonus.ts';
import { minor } from '../../support/units.ts';

describe('what a withdrawal gives up [WDR-4]', () => {
  it('is a bonus for a first deposit while it is wagered, and none that has ended', () => {
    expect(isGivenUpByWithdrawal({ source: 'first-deposit' })).toBe(true);
    expect(BONUS_ENDS.filter((end) => isGivenUpByWithdrawal({ source: 'first-deposit', end }))).toEqual([]);
  });

  const bonus = (id: number, sum = 400_00, currency = 'RUB') => ({ id, currency, money: minor(sum) });

  it.each([
    [[], [], undefined],
    [[], [7], undefined],
    [[3], [], 'bonus-at-stake'],
    [[3], [7], 'bonus-at-stake'],
    [[3, 4], [3], 'bonus-at-stake'],
    [[3, 4], [4, 3, 7], undefined],
  ])('is named where %j is at stake and %j was named: %s', (atStake, named, problem) => {
    expect(
      consentProblem(
        atStake.map((id) => bonus(id)),
        named.map((id) => bonus(id)),
      ),
    ).toBe(problem);
  });

  it('is what was shown, to the smallest unit and in its currency [WDR-5]', () => {
    for (const other of [bonus(3, 400_01), bonus(3, 399_99), bonus(3, 0), bonus(3, 400_00, 'EUR')])
      expect(consentProblem([bonus(3)], [other])).toBe('bonus-changed');
    expect(consentProblem([bonus(3), bonus(4)], [bonus(4, 1), bonus(3)])).toBe('bonus-changed');
    expect(consentProblem([bonus(3), bonus(4)], [bonus(3, 1)])).toBe('bonus-at-stake');
  });
});
