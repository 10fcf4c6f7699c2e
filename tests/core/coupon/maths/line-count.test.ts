import { describe, expect, it } from 'vitest';
import { lineCount } from '../../../../core/coupon/index.ts';
import { betsAt, blockBets, ok } from '../../../support/examples/slip-examples.ts';

const BETS = betsAt(2, 2, 2, 2);

describe('the number of lines', () => {
  it('is one for a single, express and anti-express [CP-1]', () => {
    expect(lineCount({ type: 'single', amount: 1, bets: betsAt(2) })).toEqual(ok(1));
    expect(lineCount({ type: 'express', amount: 1, bets: BETS })).toEqual(ok(1));
    expect(lineCount({ type: 'anti-express', amount: 1, bets: betsAt(1.5, 2) })).toEqual(ok(1));
  });

  it('is the number of steps or bets for a chain, condition and singles [CP-1]', () => {
    expect(lineCount({ type: 'chain', amount: 1, bets: BETS })).toEqual(ok(4));
    expect(lineCount({ type: 'condition', amount: 1, bets: blockBets([[2, 2]], [[2]], [[2]]) })).toEqual(ok(3));
    const bets = BETS.map((bet) => ({ ...bet, amount: 1 }));
    expect(lineCount({ type: 'singles', amount: 0, bets })).toEqual(ok(4));
  });

  // The published table of 1xBet's rules, and 184,756 as its largest number of combinations.
  it.each([
    [2, 3, 3],
    [2, 4, 6],
    [3, 4, 4],
    [3, 5, 10],
    [7, 9, 36],
    [5, 10, 252],
    [10, 20, 184_756],
    [19, 20, 20],
  ])('of a system %i of %i is %i [CP-2]', (systemValue, count, lines) => {
    const bets = Array.from({ length: count }, () => ({ odds: 1.5 }));
    expect(lineCount({ type: 'system', amount: 1, bets, systemValue })).toEqual(ok(lines));
    const blocks = bets.map((bet, index) => ({ ...bet, block: index + 1 }));
    expect(lineCount({ type: 'multi', amount: 1, bets: blocks, systemValue })).toEqual(ok(lines));
  });

  it.each([
    ['lucky', 2, 3],
    ['lucky', 4, 15],
    ['lucky', 8, 255],
    ['patent', 3, 4],
    ['patent', 4, 11],
    ['patent', 8, 247],
  ] as const)('of a %s of %i is %i [CP-3]', (type, count, lines) => {
    const bets = Array.from({ length: count }, () => ({ odds: 1.5 }));
    expect(lineCount({ type, amount: 1, bets })).toEqual(ok(lines));
  });
});
