import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_ODDS_CHANGE_MODE,
  ODDS_CHANGE_MODES,
  compareOdds,
  conditionBlockOdds,
  oddsChangeModeById,
  oddsChangeModeId,
} from '../../../../core/coupon/index.ts';
import type { Slip } from '../../../../core/coupon/index.ts';
import { isChangeAccepted } from '../../../support/examples/odds-change-accepted.ts';
import { anyOdds } from '../../../support/examples/slip-arbitrary.ts';
import { betsAt, blockBets, ok, refused } from '../../../support/examples/slip-examples.ts';

const INCREASE = { mode: 'accept-increase' } as const;

function express(...odds: number[]): Slip {
  return { type: 'express', amount: 10, bets: betsAt(...odds) };
}

describe('the odds-change modes', () => {
  it.each([
    [0, 'confirm'],
    [1, 'accept-any'],
    [2, 'accept-increase'],
  ] as const)('give id %i to %s [OC-1]', (id, mode) => {
    expect(oddsChangeModeById(id)).toBe(mode);
    expect(oddsChangeModeId(mode)).toBe(id);
  });

  it('know no other id and accept an increase by default [OC-1, OC-2]', () => {
    expect(oddsChangeModeById(3)).toBeUndefined();
    expect(oddsChangeModeId(DEFAULT_ODDS_CHANGE_MODE)).toBe(2);
  });
});

describe('a change of odds', () => {
  it.each([
    ['accept-any', 2, 1.5, true],
    ['accept-any', 2, 2.5, true],
    ['accept-increase', 2, 2.001, true],
    ['accept-increase', 2, 1.999, false],
    ['confirm', 2, 2.001, false],
    ['confirm', 2, 1.999, false],
  ] as const)('in mode %s from %d to %d is accepted: %s [OC-3, OC-4, OC-5]', (mode, before, after, isAccepted) => {
    expect(isChangeAccepted(before, after, { mode })).toBe(isAccepted);
  });

  it('is never one when the odds are equal [OC-5]', () => {
    fc.assert(
      fc.property(anyOdds, fc.constantFrom(...ODDS_CHANGE_MODES), (odds, mode) => {
        expect(isChangeAccepted(odds, odds, { mode, suspiciousRisePercent: 0 })).toBe(true);
      }),
    );
  });

  it('is asked about when it rises suspiciously, where that is configured [OC-7]', () => {
    const policy = { mode: 'accept-any', suspiciousRisePercent: 50 } as const;
    expect([2.9, 3, 3.001, 1].map((after) => isChangeAccepted(2, after, policy))).toEqual([true, true, false, true]);
    expect(isChangeAccepted(2, 3.001, { ...policy, mode: 'accept-increase' })).toBe(false);
    expect(isChangeAccepted(2, 900, { mode: 'accept-increase' })).toBe(true);
  });

  it.each([
    [1_000_000_000_000.008, 1_123_450_000_000.009, 12.345, false],
    [1_000_000_000_000.029, 8_000_000_000_000.232, 700, true],
    [1_000_000_000_000.029, 8_000_000_000_000.233, 700, false],
    [1_000_000_000_000.022, 1_500_000_000_000.033, 50, true],
    [2, 2.002, 0.1, true],
    [2, 2.003, 0.1, false],
  ])('from %d to %d is compared with %d percent exactly: accepted %s [OC-7]', (before, after, percent, isAccepted) => {
    const policy = { mode: 'accept-any', suspiciousRisePercent: percent } as const;
    expect(isChangeAccepted(before, after, policy)).toBe(isAccepted);
  });

  it.each([Number.NaN, -1, 0.0001, Infinity, '50' as never])(
    'is asked about at every rise where the percentage is %j [OC-7]',
    (percent) => {
      const policy = { mode: 'accept-any', suspiciousRisePercent: percent } as const;
      expect(isChangeAccepted(2, 2.001, policy)).toBe(false);
      expect(isChangeAccepted(2, 1.999, policy)).toBe(true);
    },
  );

  it('is not accepted from or to what are no odds [OC-3]', () => {
    expect(isChangeAccepted(Number.NaN, 2, { mode: 'accept-any' })).toBe(false);
    expect(isChangeAccepted(2, 0.5, { mode: 'accept-any' })).toBe(false);
  });
});

describe('the comparison of a coupon with current prices', () => {
  it('looks at the total that is paid [OC-6]', () => {
    expect(compareOdds(express(2, 3), express(3, 2), INCREASE)).toEqual(
      ok([{ verdict: 'accepted', before: 6, after: 6 }]),
    );
    expect(compareOdds(express(2, 3), express(2, 2.9), INCREASE)).toEqual(
      ok([{ verdict: 'changed', before: 6, after: 5.8 }]),
    );
  });

  it('looks at the bookmaker odds of an anti-express [OC-6]', () => {
    const anti = (antiExpressOdds: number): Slip => ({
      type: 'anti-express',
      amount: 1,
      bets: betsAt(2, 2),
      antiExpressOdds,
    });
    expect(compareOdds(anti(1.15), anti(1.2), { mode: 'confirm' })).toEqual(
      ok([{ verdict: 'changed', before: 1.15, after: 1.2 }]),
    );
  });

  it('looks at singles bet by bet [OC-8]', () => {
    const singles = (...odds: number[]): Slip => ({
      type: 'singles',
      amount: 0,
      bets: odds.map((each) => ({ odds: each, amount: 1 })),
    });
    expect(compareOdds(singles(2, 3), singles(1.9, 3.5), INCREASE)).toEqual(
      ok([
        { verdict: 'changed', before: 2, after: 1.9 },
        { verdict: 'accepted', before: 3, after: 3.5 },
      ]),
    );
    expect(compareOdds(singles(2), singles(2, 3), { mode: 'accept-any' })).toEqual(
      ok([
        { verdict: 'accepted', before: 2, after: 2 },
        { verdict: 'changed', before: 3, after: 3 },
      ]),
    );
  });

  it('looks at a condition block by block [OC-9]', () => {
    const condition = (second: number): Slip => ({
      type: 'condition',
      amount: 10,
      bets: blockBets([[1.5]], [[2, second]], [[3]]),
    });
    expect(compareOdds(condition(2), condition(1.9), INCREASE)).toEqual(
      ok([
        { verdict: 'accepted', before: 1.5, after: 1.5 },
        { verdict: 'changed', before: 4, after: 3.8 },
        { verdict: 'accepted', before: 3, after: 3 },
      ]),
    );
  });

  it('needs no amounts to compare singles and conditions [OC-8, OC-9]', () => {
    const singles = { type: 'singles', amount: 0, bets: [{ odds: 2, amount: 0 }] } as const;
    expect(compareOdds(singles, singles, INCREASE)).toEqual(ok([{ verdict: 'accepted', before: 2, after: 2 }]));
    const condition = { type: 'condition', amount: 0, bets: blockBets([[2]], [[3]], [[1.5, 2]]) } as const;
    expect(conditionBlockOdds(condition)).toEqual(ok([2, 3, 3]));
    expect(conditionBlockOdds(null as never)).toEqual(refused('malformed'));
  });

  it('refuses a total below the exact odds in every mode [OC-10]', () => {
    for (const mode of ODDS_CHANGE_MODES) {
      const after = { ...express(2, 3), exactOdds: 6.001 };
      expect(compareOdds(express(2, 3), after, { mode })).toEqual(
        ok([{ verdict: 'below-exact', before: 6, after: 6 }]),
      );
      expect(compareOdds(express(2, 3), { ...after, exactOdds: 6 }, { mode })).toEqual(
        ok([{ verdict: 'accepted', before: 6, after: 6 }]),
      );
    }
  });

  it('has no answer for a slip without a total [OC-6]', () => {
    expect(compareOdds(express(2), express(2, 2), INCREASE)).toEqual(refused('too-few-bets'));
    expect(compareOdds(express(2, 2), express(2), INCREASE)).toEqual(refused('too-few-bets'));
    expect(compareOdds(express(2, 2), express(2, 2), null as never)).toEqual(refused('malformed'));
  });
});
