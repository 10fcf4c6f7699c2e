import { describe, expect, it } from 'vitest';
import { amountProblem } from '../../../../core/coupon/amounts/maximum-amount.ts';
import { lineCount } from '../../../../core/coupon/maths/line-count.ts';
import { possibleWin } from '../../../../core/coupon/maths/possible-win.ts';
import { settle } from '../../../../core/coupon/maths/settle.ts';
import type { Slip } from '../../../../core/coupon/maths/slip.ts';
import { isChangeAccepted } from '../../../support/examples/odds-change-accepted.ts';

function slip(change: object): Slip {
  return { type: 'express', amount: 100, bets: [{ odds: 2 }, { odds: 3 }], ...change };
}

function problemOf(change: object): unknown {
  const count = lineCount(slip(change));
  return count.ok ? undefined : count.error;
}

const THREE = [
  { odds: 2, block: 1 },
  { odds: 3, block: 2 },
  { odds: 4, block: 3 },
];

describe('a slip', () => {
  it.each(['system', 'multi', 'condition'] as const)('of type %s names the bet whose block is none [SL-7]', (type) => {
    for (const block of [1.5, -1, '1']) {
      const bets = THREE.with(1, { odds: 3, block: block as number });
      expect(problemOf({ type, systemValue: 2, bets })).toEqual({ code: 'blocks-out-of-order', bet: 1 });
    }
  });

  it('of another type does not mind what is said of blocks [SL-7]', () => {
    const bets = THREE.with(1, { odds: 3, block: 1.5 });
    expect(problemOf({ bets })).toBeUndefined();
    expect(possibleWin(slip({ bets }))).toEqual({ ok: true, value: { max: 2400 } });
  });

  it.each([['2'], [undefined], [1], [1.5], [3], [Number.NaN]])(
    'has no lines of %o of three bets [SL-7]',
    (systemValue) => {
      expect(problemOf({ type: 'system', systemValue, bets: THREE })).toEqual({ code: 'system-value-out-of-range' });
      expect(problemOf({ type: 'system', systemValue: 2, bets: THREE })).toBeUndefined();
    },
  );

  it('of a condition needs no amounts of its blocks, and no more than it has blocks [SL-8]', () => {
    const condition = { type: 'condition', bets: THREE } as const;
    expect(settle(slip(condition))).toEqual(settle(slip({ ...condition, blockAmounts: ['max', 'max', 'max'] })));
    expect(problemOf({ ...condition, blockAmounts: [1, 2, 3] })).toBeUndefined();
    expect(problemOf({ ...condition, blockAmounts: [1, 2, 3, 4] })).toEqual({ code: 'too-many-block-amounts' });
    expect(problemOf({ ...condition, blockAmounts: 'all' })).toEqual({ code: 'malformed' });
  });

  it('has no bets where there is a hole among them [SL-2]', () => {
    expect(problemOf({ bets: [{ odds: 2 }, undefined] })).toEqual({ code: 'malformed', bet: 1 });
  });

  it('pays nothing that no number holds: as its least, and in a step of a chain [EX-1]', () => {
    const won = [1, 2].map(() => ({ odds: 1000 }));
    const lucky = { type: 'lucky', amount: 80_000_000_000_000, bets: won, exactOdds: 1.001 } as const;
    expect(possibleWin(slip(lucky))).toEqual({ ok: false, error: { code: 'result-out-of-range' } });
    const steps = [
      { odds: 1000, result: 'win' },
      { odds: 1000, result: 'lose' },
    ];
    const chain = { type: 'chain', amount: 80_000_000_000_000, bets: steps } as const;
    expect(settle(slip(chain))).toEqual({ ok: false, error: { code: 'result-out-of-range' } });
  });
});

describe('an amount', () => {
  it('without bounds is any above zero [MA-6]', () => {
    expect([amountProblem(5, {}), amountProblem(0, {})]).toEqual([undefined, 'not-an-amount']);
    expect(amountProblem(5, { minimum: 5, maximum: 5 })).toBeUndefined();
  });
});

describe('changed odds', () => {
  it.each([
    [2, 3, 50, true],
    [2, 3.001, 50, false],
    [2, 9, undefined, true],
    [2, 1.5, 0, true],
  ])('from %d to %d with a rise of %s %% suspected pass in every mode: %s [OC-7]', (before, after, percent, passes) => {
    expect(isChangeAccepted(before, after, { mode: 'accept-any', suspiciousRisePercent: percent })).toBe(passes);
  });
});
