import { describe, expect, it } from 'vitest';
import { totalOdds } from '../../../../core/coupon/index.ts';
import { COUPON_TYPES } from '../../../../core/coupon/maths/coupon-type.ts';
import { hasOneTotal } from '../../../../core/coupon/maths/total-odds.ts';
import { betsAt, blockBets, ok, refused, settledBets } from '../../../support/examples/slip-examples.ts';

describe('the total odds', () => {
  // betsico.com prints 2.6 x 3.5 x 1.2 = 10.92.
  it('of an express is the product to three decimals [TO-1]', () => {
    expect(totalOdds({ type: 'express', amount: 10, bets: betsAt(2.6, 3.5, 1.2) })).toEqual(ok(10.92));
    // 1.005 x 1.5 = 1.5075, half away from zero.
    expect(totalOdds({ type: 'express', amount: 10, bets: betsAt(1.005, 1.5) })).toEqual(ok(1.508));
  });

  it('of an express with the bonus bet carries its multiplier [TO-1, BB-4]', () => {
    // 1.5 x 2 x 3 x 1.03
    expect(totalOdds({ type: 'express', amount: 10, bets: betsAt(1.5, 2, 3), bonusBet: true })).toEqual(ok(9.27));
  });

  it('of several lines is their average [TO-1]', () => {
    // (3 + 4.5 + 6) / 3
    expect(totalOdds({ type: 'system', amount: 30, systemValue: 2, bets: betsAt(1.5, 2, 3) })).toEqual(ok(4.5));
    // (2 + 3 + 6) / 3 = 3.6667
    expect(totalOdds({ type: 'lucky', amount: 3, bets: betsAt(2, 3) })).toEqual(ok(3.667));
    // (6 + 8 + 12 + 24) / 4
    expect(totalOdds({ type: 'patent', amount: 4, bets: betsAt(2, 3, 4) })).toEqual(ok(12.5));
  });

  it('of a chain is the sum less one a step [TO-1]', () => {
    expect(totalOdds({ type: 'chain', amount: 3, bets: betsAt(2, 1.5, 2, 3, 1.5) })).toEqual(ok(6));
  });

  it('of a condition weighs the blocks by what they stake [TO-2]', () => {
    const bets = blockBets([[2]], [[3]], [[2]]);
    expect(totalOdds({ type: 'condition', amount: 10, bets })).toEqual(ok(12));
    // 10 -> 20; 5 of it at 3 -> 30; 5 at 2 -> 35
    expect(totalOdds({ type: 'condition', amount: 10, bets, blockAmounts: [10, 5, 5] })).toEqual(ok(3.5));
  });

  it('of singles weighs the bets by their amounts [TO-2]', () => {
    const bets = [
      { odds: 2, amount: 3 },
      { odds: 1.5, amount: 1 },
    ];
    // (6 + 1.5) / 4
    expect(totalOdds({ type: 'singles', amount: 0, bets })).toEqual(ok(1.875));
  });

  it('does not exist for a condition or singles with nothing staked [TO-2]', () => {
    const bets = blockBets([[2]], [[3]], [[2]]);
    expect(totalOdds({ type: 'condition', amount: 0, bets })).toEqual(refused('no-amount'));
    expect(totalOdds({ type: 'singles', amount: 5, bets: [{ odds: 2, amount: 0 }] })).toEqual(refused('no-amount'));
    expect(totalOdds({ type: 'system', amount: 0, systemValue: 2, bets: betsAt(1.5, 2, 3) })).toEqual(ok(4.5));
  });

  it('of an anti-express is the price it was given, or that of the formula [TO-1, AX-1, AX-4]', () => {
    const bets = betsAt(1.25, 1.65, 1.85);
    expect(totalOdds({ type: 'anti-express', amount: 1, bets, antiExpressOdds: 1.2 })).toEqual(ok(1.2));
    expect(totalOdds({ type: 'anti-express', amount: 1, bets })).toEqual(ok(1.17));
    expect(totalOdds({ type: 'anti-express', amount: 1, bets: betsAt(3, 3) })).toEqual(refused('anti-express-refused'));
  });

  it('is not replaced by exact odds, and counts settled bets as they are [TO-1, PW-5, PW-6]', () => {
    const bets = [...settledBets([3, 'return']), ...betsAt(2)];
    expect(totalOdds({ type: 'express', amount: 1, bets, exactOdds: 7 })).toEqual(ok(2));
  });
});

describe('a total that somebody bets at', () => {
  it('is that of any type but singles and those of several lines [TO-3]', () => {
    expect(COUPON_TYPES.filter(hasOneTotal)).toEqual(['single', 'express', 'chain', 'condition', 'anti-express']);
  });
});
