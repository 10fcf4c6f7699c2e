import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineCount, possibleWin, settle, totalOdds } from '../../../../core/coupon/index.ts';
import type { Slip } from '../../../../core/coupon/index.ts';
import {
  enumeratedAccounts,
  enumeratedCurrentPayout,
  enumeratedPayout,
  enumeratedState,
  enumeratedTotalOdds,
  enumeratedWinRange,
  everyLine,
} from '../../../support/examples/enumeration-oracle.ts';
import { rounded } from '../../../support/examples/fraction.ts';
import { ALL_SETTLED, NO_RESULTS, anySlip } from '../../../support/examples/slip-arbitrary.ts';

const LINED = ['system', 'multi', 'lucky', 'patent'] as const;
const ROLLING = ['chain', 'condition'] as const;

function valueOf<Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

function isPriced(slip: Slip): boolean {
  return slip.type !== 'anti-express' || totalOdds(slip).ok;
}

describe('the maths against enumeration in rationals', () => {
  it('always counts as many lines as there are [CP-2, CP-3]', () => {
    fc.assert(
      fc.property(anySlip({ types: LINED, mostBets: 12, results: NO_RESULTS }), (slip) => {
        expect(valueOf(lineCount(slip))).toBe(everyLine(slip).length);
      }),
    );
  });

  it('always settles to the cent for all seven results, every type and up to 12 bets [ST-1, ST-2, PW-1, PW-2, PW-3, PW-4, CP-5]', () => {
    fc.assert(
      fc.property(anySlip({ mostBets: 12, results: ALL_SETTLED }), (slip) => {
        fc.pre(isPriced(slip));
        const { state, payout } = valueOf(settle(slip));
        expect([state, payout]).toEqual(['settled', enumeratedPayout(slip)]);
      }),
      { numRuns: 500 },
    );
  });

  it('always settles winning coupons to the cent up to 12 bets [CP-4, CP-5]', () => {
    fc.assert(
      fc.property(anySlip({ types: LINED, mostBets: 12, results: ['win', 'half-win', 'return'] }), (slip) => {
        expect(valueOf(settle(slip)).payout).toBe(enumeratedPayout(slip));
      }),
    );
  });

  it('always gives the total odds of the winning coupon [TO-1, TO-2, BB-4]', () => {
    fc.assert(
      fc.property(anySlip({ mostBets: 12, results: NO_RESULTS }), (slip) => {
        fc.pre(slip.type !== 'anti-express');
        expect(valueOf(totalOdds(slip))).toBe(enumeratedTotalOdds(slip));
      }),
      { numRuns: 300 },
    );
  });

  it('always gives the largest and, for several lines, the smallest win over all outcomes [PW-5, PW-7]', () => {
    fc.assert(
      fc.property(anySlip({ mostBets: 6, results: [undefined, undefined, ...ALL_SETTLED] }), (slip) => {
        fc.pre(isPriced(slip));
        const range = enumeratedWinRange(slip);
        const win = valueOf(possibleWin(slip));
        expect(win.max).toBe(range.max);
        expect(win.min).toBe(LINED.some((type) => type === slip.type) ? range.min : undefined);
      }),
      { numRuns: 400 },
    );
  });

  it('is settled exactly when no result of an open bet can change the payout [ST-3, AX-3, AX-4, AX-5, AX-6]', () => {
    fc.assert(
      fc.property(anySlip({ mostBets: 4, results: ['open', ...ALL_SETTLED] }), (slip) => {
        fc.pre(isPriced(slip));
        expect(valueOf(settle(slip)).state).toBe(enumeratedState(slip));
      }),
      { numRuns: 400 },
    );
  });

  it('pays the lines without open bets while it is open [ST-4, ST-8]', () => {
    fc.assert(
      fc.property(anySlip({ mostBets: 7, results: ['open', ...ALL_SETTLED] }), (slip) => {
        fc.pre(isPriced(slip));
        const { state, payout } = valueOf(settle(slip));
        fc.pre(state === 'open');
        expect(payout).toBe(enumeratedCurrentPayout(slip));
      }),
      { numRuns: 300 },
    );
  });

  it('always reports the account after each step before the first open one [ST-5, ST-6, ST-7]', () => {
    fc.assert(
      fc.property(anySlip({ types: ROLLING, mostBets: 12, results: ['open', 'win', ...ALL_SETTLED] }), (slip) => {
        const accounts = enumeratedAccounts(slip).map((account) => rounded(account, slip.currencyDecimals ?? 2));
        expect(valueOf(settle(slip)).account).toEqual(accounts);
      }),
      { numRuns: 300 },
    );
  });
});
