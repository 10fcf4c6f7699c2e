import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { GameChange } from '../../../core/sports/line/game-change.ts';
import type { MilliOdds } from '../../../core/shared/odds.ts';
import { packChanges, packedChanges, unpackChanges } from '../../../infrastructure/sports/packed-changes.ts';
import { sampleMarket } from '../../support/examples/sample-line.ts';

const VERSION = 5000;
const cell = (place: number, odds: number, isLocked = false) => ({ place, odds: odds as MilliOdds, isLocked });
const CHANGES: readonly GameChange[] = [
  { id: 7, base: 4000, version: 4900, facts: { outcomeCount: 12 }, cells: [cell(0, 1850), cell(3, 2050, true)] },
  { id: 9, base: 3000, version: 5000, facts: {}, cells: [] },
  {
    id: 8,
    base: 4100,
    version: 4800,
    facts: {},
    markets: [1, sampleMarket(8, 'total', { home: 1.9, away: 1.9 }, { line: 2.5 }), 0],
    cells: [cell(1, 1001)],
  },
];
const packed = () => packChanges(CHANGES, VERSION);
const read = (wire: object) => {
  const parsed = safeParse(packedChanges, JSON.parse(JSON.stringify(wire)));
  return parsed.success ? unpackChanges(parsed.output, VERSION) : 'not columns';
};

describe('changed games by column', () => {
  it('are read as they were written [LN-62]', () => {
    expect(read(packed())).toEqual(CHANGES);
    expect(read(packChanges([], VERSION))).toEqual([]);
    expect(packed()).toMatchObject({ i: [7, 9, 8], n: [2, 0, 1], p: [0, 2, 1], o: [1.85, 2.05, 1.001], l: [1] });
  });

  it.each([
    ['a game less', { i: [7, 9] }],
    ['a version more', { v: [100, 0, 200, 1] }],
    ['a base less', { b: [1000, 2000] }],
    ['more cells than the games have', { n: [1, 0, 1] }],
    ['fewer cells than the games have', { n: [2, 0, 2] }],
    ['a price without a place', { p: [0, 2] }],
    ['a place without a price', { p: [0, 2, 1, 1] }],
    ['a lock of no cell', { l: [3] }],
    ['a lock twice', { l: [1, 1] }],
    ['facts of no game', { f: [[3, {}]] }],
    [
      'facts twice',
      {
        f: [
          [0, {}],
          [0, {}],
        ],
      },
    ],
    [
      'markets out of turn',
      {
        m: [
          [2, []],
          [0, []],
        ],
      },
    ],
  ])('are refused with %s [LN-62]', (_, wrong) => {
    expect(read({ ...packed(), ...wrong })).toBeUndefined();
  });

  it.each([
    ['a place before its game', { p: [-1, 2, 1] }],
    ['odds of four decimals', { o: [1.85, 2.05, 1.0011] }],
    ['half a game', { i: [7, 9, 8.5] }],
    ['too many cells', { n: [2001, 0, 1] }],
  ])('are no columns with %s [LN-62]', (_, wrong) => {
    expect(read({ ...packed(), ...wrong })).toBe('not columns');
  });
});
