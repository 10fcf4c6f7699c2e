import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSlip, checkUnits } from '../../../../core/coupon/maths/checked-slip.ts';
import type { Slip } from '../../../../core/coupon/maths/slip.ts';
import type { UnitSlip } from '../../../../core/coupon/maths/unit-slip.ts';
import { NO_RESULTS, anySlip } from '../../../support/examples/slip-arbitrary.ts';
import { refused } from '../../../support/examples/slip-examples.ts';
import { milli, minor, money, price } from '../../../support/units.ts';

const SINGLE: UnitSlip = {
  isInUnits: true,
  type: 'single',
  amount: minor(1000),
  currencyDecimals: 2,
  bets: [{ odds: milli(1850) }],
};

/** The same slip as a caller with units makes it. */
function inUnits(slip: Slip): UnitSlip {
  const decimals = slip.currencyDecimals ?? 2;
  return {
    ...slip,
    isInUnits: true,
    currencyDecimals: decimals,
    amount: money(slip.amount, decimals),
    bets: slip.bets.map((bet) => ({
      ...bet,
      odds: price(bet.odds),
      amount: bet.amount === undefined ? undefined : money(bet.amount, decimals),
    })),
    blockAmounts: slip.blockAmounts?.map((own) => (typeof own === 'number' ? money(own, decimals) : own)),
    antiExpressOdds: slip.antiExpressOdds === undefined ? undefined : price(slip.antiExpressOdds),
    exactOdds: slip.exactOdds === undefined ? undefined : price(slip.exactOdds),
  };
}

describe('a slip in units', () => {
  it('always checks to what the same slip in major units checks to [SL-11]', () => {
    fc.assert(
      fc.property(anySlip({ mostBets: 6, results: NO_RESULTS }), (slip) => {
        expect(checkUnits(inUnits(slip))).toEqual(checkSlip(slip));
      }),
    );
  });

  it('is refused where a unit is none, as a caller without types may pass one [SL-11]', () => {
    expect(checkUnits({ ...SINGLE, amount: 10.5 as never })).toEqual(refused('amount-not-a-number'));
    expect(checkUnits({ ...SINGLE, amount: minor(-1) })).toEqual(refused('amount-negative'));
    expect(checkUnits({ ...SINGLE, bets: [{ odds: 1.85 as never }] })).toEqual(refused('odds-not-a-number', 0));
    expect(checkUnits({ ...SINGLE, bets: [{ odds: milli(999) }] })).toEqual(refused('odds-below-one', 0));
  });
});
