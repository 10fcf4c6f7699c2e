import { describe, expect, it } from 'vitest';
import { MOST_LISTED_LINES, listLines } from '../../../../core/coupon/index.ts';
import type { Slip, SlipLine } from '../../../../core/coupon/index.ts';
import { betsAt, blockBets, ok, refused, settledBets } from '../../../support/examples/slip-examples.ts';

function linesOf(slip: Slip, range?: { offset?: number; limit?: number }): readonly SlipLine[] {
  const listed = listLines(slip, range);
  if (!listed.ok) throw new Error(listed.error.code);
  return listed.value.lines;
}

function indexesOf(slip: Slip, range?: { offset?: number; limit?: number }): readonly (readonly number[])[] {
  return linesOf(slip, range).map(({ bets }) => bets);
}

const SYSTEM = { type: 'system', amount: 300, systemValue: 2, bets: betsAt(2, 3.5, 2.4) } as const;

describe('the lines of a coupon', () => {
  // betsico.com: 300 on 2 of 3 is 100 each, at 7, 4.8 and 8.4.
  it('come in slip order with their odds [SY-1]', () => {
    expect(indexesOf(SYSTEM)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(linesOf(SYSTEM).map(({ odds }) => odds)).toEqual([7, 4.8, 8.4]);
  });

  it('come shorter ones first, patent from pairs on [SY-1]', () => {
    const all = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];
    expect(indexesOf({ ...SYSTEM, type: 'lucky' })).toEqual(all);
    expect(indexesOf({ ...SYSTEM, type: 'patent' })).toEqual(all.slice(3));
  });

  it('carry bankers in front and blocks as a whole [SY-1]', () => {
    const bets = [...betsAt(2), { odds: 5, block: 0 }, ...betsAt(3, 4)];
    expect(indexesOf({ ...SYSTEM, bets })).toEqual([
      [1, 0, 2],
      [1, 0, 3],
      [1, 2, 3],
    ]);
    const multi = { ...SYSTEM, type: 'multi', bets: blockBets([[2, 3]], [[4]], [[5]]) } as const;
    expect(indexesOf(multi)).toEqual([
      [0, 1, 2],
      [0, 1, 3],
      [2, 3],
    ]);
  });

  it('are listed in parts, at most 1,000 at once [SY-2]', () => {
    const large = { ...SYSTEM, systemValue: 10, bets: betsAt(...Array.from({ length: 20 }, () => 2)) };
    expect(linesOf(large)).toHaveLength(100);
    expect(linesOf(large, { limit: 5000 })).toHaveLength(MOST_LISTED_LINES);
    expect(indexesOf(SYSTEM, { offset: 1, limit: 1 })).toEqual([[0, 2]]);
    expect(indexesOf(SYSTEM, { offset: 2, limit: 10 })).toEqual([[1, 2]]);
    expect(linesOf(SYSTEM, { offset: 3 })).toEqual([]);
    expect(linesOf(SYSTEM, { limit: 0 })).toEqual([]);
    expect(linesOf(SYSTEM, { offset: Number.NaN, limit: 1.5 })).toEqual([]);
    expect(linesOf(SYSTEM, { offset: -2 })).toHaveLength(3);
    expect(linesOf(large, { offset: 184_755 })[0]?.bets).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  it('are none in other types, whose slip must be sound all the same [SY-3]', () => {
    for (const type of ['express', 'chain', 'anti-express'] as const) {
      expect(listLines({ type, amount: 1, bets: betsAt(1.5, 2) })).toEqual(ok({ total: 0, lines: [] }));
    }
    expect(listLines({ ...SYSTEM, systemValue: 9 })).toEqual(refused('system-value-out-of-range'));
    const blocks = Array.from({ length: 60 }, (_, index) => ({ odds: 1, block: index + 1 }));
    expect(listLines({ type: 'multi', amount: 1, bets: blocks, systemValue: 30 })).toEqual(
      refused('result-out-of-range'),
    );
  });

  it('show their state and share [SY-4]', () => {
    const bets = [...settledBets([2, 'win'], [3, 'return'], [4, 'forced-return'], [5, 'lose']), ...betsAt(2)];
    const lines = linesOf({ type: 'system', amount: 100, systemValue: 2, bets });
    const shown = lines.map(({ bets: [left, right], state, payout }) => `${left}${right} ${state} ${payout}`);
    expect(shown).toEqual([
      '01 won 20',
      '02 won 20',
      '03 lost 0',
      '04 open 0',
      '12 returned 10',
      '13 lost 0',
      '14 open 0',
      '23 lost 0',
      '24 open 0',
      '34 lost 0',
    ]);
  });

  it('show no odds that are out of range [SY-4]', () => {
    const lines = linesOf({ type: 'system', amount: 0, systemValue: 2, bets: betsAt(9e12, 9e12, 2) });
    expect(lines.map(({ odds, payout }) => [odds, payout])).toEqual([
      [undefined, 0],
      [undefined, 0],
      [undefined, 0],
    ]);
  });
});
