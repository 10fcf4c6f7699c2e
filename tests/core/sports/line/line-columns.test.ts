import { describe, expect, it } from 'vitest';
import { COLUMN_GROUPS, lineColumns, type ColumnGroup } from '../../../../core/sports/line/line-columns.ts';
import { columnMarket, pickableLines, shownMarket, shownOutcomes } from '../../../../core/sports/game/shown-market.ts';
import { sportId, SPORTS } from '../../../../core/sports/tree/sport.ts';
import { sampleGame, sampleMarket } from '../../../support/examples/sample-line.ts';
import { milli } from '../../../support/units.ts';

const [result, , total, handicap] = lineColumns(1) as readonly [ColumnGroup, ColumnGroup, ColumnGroup, ColumnGroup];
const totals = [2, 2.5, 3].map((line) =>
  sampleMarket(1, 'total', { over: 1.5, under: 2.5 }, { line, isMain: line === 2.5 }),
);

describe('columns of the line', () => {
  it('are the same groups in the same order for every sport with contests [LN-1]', () => {
    for (const { id, unit } of SPORTS.filter(({ unit }) => unit !== 'map')) {
      expect(lineColumns(id).map((group) => group.name)).toEqual(unit === 'part' ? [] : COLUMN_GROUPS);
    }
  });

  it('are of maps in sports of maps [LN-92]', () => {
    const sports = SPORTS.filter(({ unit }) => unit === 'map');
    expect(sports.length).toBeGreaterThan(5);
    for (const { id } of sports) {
      expect(lineColumns(id).map(({ name, kinds, codes }) => [name, kinds[0], codes.length])).toEqual([
        ['result', 'winner', 2],
        ['total', 'sets-total', 2],
        ['handicap', 'sets-handicap', 2],
        ['map', 'winner', 2],
      ]);
    }
  });

  it('show of a map the one being played, before the start and between two maps the next [LN-92]', () => {
    const map = lineColumns(sportId('cs2') ?? 0)[3] as ColumnGroup;
    const winner = (period: number) => sampleMarket(1, 'winner', { home: 1.7, away: 2.1 }, { period });
    const markets = [winner(0), winner(3), winner(2)];
    const shown = (period: number) => columnMarket({ markets, clock: { ...sampleGame(1).clock, period } }, map)?.period;
    expect([0, 1, 2, 3, 4].map(shown)).toEqual([2, 2, 2, 3, undefined]);
  });

  it('keep the slot of the draw empty in tennis [LN-1]', () => {
    const winner = lineColumns(4)[0] as ColumnGroup;
    const market = sampleMarket(1, 'winner', { home: 1.7, away: 2.1 });
    expect(shownOutcomes(market, winner).map((outcome) => outcome?.odds)).toEqual([
      milli(1700),
      undefined,
      milli(2100),
    ]);
    expect(shownOutcomes(undefined, winner)).toEqual([undefined, undefined, undefined]);
  });

  it('show the first kind of the group that the game has, for the whole game [LN-2]', () => {
    const half = sampleMarket(1, 'result', { home: 3 }, { period: 1 });
    const whole = sampleMarket(1, 'result', { home: 2 });
    expect(shownMarket([half, whole], result)).toBe(whole);
    expect(shownMarket([half], result)).toBeUndefined();
    const sets = sampleMarket(1, 'sets-handicap', { home: 2 }, { line: -1.5 });
    expect(shownMarket([sets], handicap)).toBe(sets);
    const plain = sampleMarket(1, 'handicap', { home: 2 }, { line: -4 });
    expect(shownMarket([sets, plain], handicap)).toBe(plain);
  });

  it.each([
    [3, 3],
    [undefined, 2.5],
    [9.5, 2.5],
  ])('with line %s picked show the line %s [LN-3]', (picked, shown) => {
    expect(shownMarket(totals, total, { pickedLine: picked })?.line).toBe(shown);
  });

  it('show the first line where none is the main one [LN-3]', () => {
    expect(shownMarket([totals[0]!, totals[2]!], total)?.line).toBe(2);
  });

  it('offer each line of the games once, from the lowest [LN-4]', () => {
    const games = [sampleGame(1, { markets: totals }), sampleGame(2)];
    expect(pickableLines(games, total)).toEqual([2, 2.5, 3, 3.5]);
    expect(pickableLines(games, handicap)).toEqual([-1]);
    expect(pickableLines(games, result)).toEqual([]);
  });
});
