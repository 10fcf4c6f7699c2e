import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainPayout } from '../../../../core/coupon/explained/explain-payout.ts';
import { explainedSum } from '../../../../core/coupon/explained/payout-step.ts';
import { checkSlip } from '../../../../core/coupon/maths/checked-slip.ts';
import { settleInUnits } from '../../../../core/coupon/maths/settle.ts';
import type { Slip } from '../../../../core/coupon/maths/slip.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { ALL_SETTLED, anySlip } from '../../../support/examples/slip-arbitrary.ts';

const units = (count: number): Minor => count as Minor;
type PayoutTerms = Parameters<typeof explainPayout>[1];
const PLAIN: PayoutTerms = {
  isFreeBet: false,
  maxPayout: units(Number.MAX_SAFE_INTEGER),
  possibleWin: units(0),
  mostLines: 500,
};

function explained(slip: Slip, terms: Partial<PayoutTerms> = {}) {
  const checked = checkSlip(slip);
  if (!checked.ok) throw new Error(checked.error.code);
  const steps = explainPayout(checked.value, { ...PLAIN, ...terms });
  if (!steps.ok) throw new Error(steps.error.code);
  return steps.value;
}

describe('how a payout follows from its bets', () => {
  it('always adds up to what the maths pays, for every type and result, open bets included [EP-1, EP-2]', () => {
    fc.assert(
      fc.property(anySlip({ mostBets: 8, results: [...ALL_SETTLED, 'open'] }), fc.nat(40), (slip, mostLines) => {
        const checked = checkSlip(slip);
        fc.pre(checked.ok);
        const settled = settleInUnits(checked.value);
        fc.pre(settled.ok && settled.value.state === 'settled');
        const steps = explainPayout(checked.value, { ...PLAIN, mostLines });
        expect(steps.ok && explainedSum(steps.value)).toBe(BigInt(settled.value.payout));
      }),
      { numRuns: 400 },
    );
  });

  it('names the product of an express, its bonus and its boost [EP-3]', () => {
    const bets = [1.5, 2, 1.2].map((odds) => ({ odds, result: 'win' as const }));
    expect(explained({ type: 'express', amount: 10, bets, bonusBet: true })).toEqual([
      { kind: 'whole', bets: [0, 1, 2], stake: 1000, odds: 3708, bonusBet: 103, amount: 3708 },
    ]);
  });

  it('lists the accounts of a chain up to the step that emptied it [EP-4]', () => {
    const bets = (['win', 'lose', 'win'] as const).map((result) => ({ odds: 2, result }));
    const accounts = (slip: Slip) => explained(slip).map(({ bets: of, amount }) => [of, amount]);
    expect(accounts({ type: 'chain', amount: 10, bets })).toEqual([
      [[0], 2000],
      [[1], 1000],
      [[2], 2000],
    ]);
    expect(accounts({ type: 'chain', amount: 10, bets: bets.slice(1) })).toEqual([[[0], 0]]);
  });

  it('shares the cents of lines out so that they are what is paid [EP-5]', () => {
    const bets = [1, 1, 1].map((odds) => ({ odds, result: 'return' as const }));
    const slip: Slip = { type: 'system', systemValue: 2, amount: 1, bets };
    expect(explained(slip).map(({ amount }) => amount)).toEqual([33, 34, 33]);
    expect(explained(slip, { mostLines: 1 })).toMatchObject([
      { kind: 'line', amount: 33 },
      { kind: 'other-lines', count: 2, amount: 67 },
    ]);
  });

  it('takes off the stake of a free bet and what is above the largest payout, and adds the hyper bonus [EP-2]', () => {
    const slip: Slip = { type: 'single', amount: 10, bets: [{ odds: 3, result: 'win' }] };
    const steps = explained(slip, {
      isFreeBet: true,
      maxPayout: units(1500),
      hyperBonus: { percent: 5, amount: units(75) },
    });
    expect(steps.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['whole', 3000],
      ['free-bet', 1000],
      ['cap', 500],
      ['hyper-bonus', 75],
    ]);
    expect(explainedSum(steps)).toBe(1575n);
  });
});
