import { describe, expect, it } from 'vitest';
import { firstSections } from '../../../../core/sports/game/first-sections.ts';
import {
  isInTab,
  marketSections,
  marketTabs,
  sectionColumns,
  sectionWidth,
} from '../../../../core/sports/game/market-sections.ts';
import { sampleMarket } from '../../../support/examples/sample-line.ts';

const markets = [
  sampleMarket(1, 'result', { home: 2, draw: 3, away: 4 }),
  sampleMarket(1, 'total', { over: 2, under: 1.8 }, { line: 3.5 }),
  sampleMarket(1, 'total', { over: 1.5, under: 2.4 }, { line: 2.5 }),
  sampleMarket(1, 'total', { over: 1.5, under: 2.4 }, { line: 1.5, period: 1 }),
  sampleMarket(1, 'both-score', { yes: 1.7, no: 2 }),
  sampleMarket(1, 'correct-score', { '1-0': 7, '2-0': 8, '2-1': 9, '0-0': 10, other: 3 }),
];
const sections = marketSections(markets, () => false);

describe('the sections of a game', () => {
  it('begin with seventy-four prices and headings, each of which counts as two [LN-98]', () => {
    const scores = Object.fromEntries(Array.from({ length: 30 }, (_, goals) => [`${String(goals)}-0`, 5]));
    const many = marketSections(
      [0, 1, 2, 3, 4].map((period) => sampleMarket(1, 'correct-score', scores, { period })),
      () => false,
    );
    expect(firstSections(many).map(({ period }) => period)).toEqual([0, 1, 2]);
    expect(firstSections(sections)).toEqual(sections);
    expect(firstSections([])).toEqual([]);
  });

  it('gather a kind in a part of the game, its lines from the lowest [LN-32]', () => {
    expect(sections.map(({ key, isTable, outcomeCount }) => [key, isTable, outcomeCount])).toEqual([
      ['result-0', false, 3],
      ['total-0', true, 4],
      ['total-1', true, 2],
      ['both-score-0', false, 2],
      ['correct-score-0', false, 5],
    ]);
    expect(sections[1]?.markets.map((market) => market.line)).toEqual([2.5, 3.5]);
  });

  it.each(['outright', 'season-top', 'season-relegation', 'season-last'] as const)(
    'have room for the names of teams: %s',
    (kind) => {
      expect(sectionWidth({ markets: [sampleMarket(1, kind, { c0: 2, c1: 3, c2: 4, c3: 5, c4: 6, c5: 7 })] })).toBe(2);
    },
  );

  it('are apart where the number is part of what is asked [LN-32]', () => {
    const tops = [2, 3].map((line) => sampleMarket(1, 'season-top', { c0: 2, c1: 3 }, { line }));
    expect(marketSections(tops, () => false).map(({ key, markets: [market] }) => [key, market?.line])).toEqual([
      ['season-top-0-2', 2],
      ['season-top-0-3', 3],
    ]);
  });

  it('begin with the favourites [LN-32]', () => {
    expect(marketSections(markets, (kind) => kind === 'both-score').map(({ kind }) => kind)).toEqual([
      'both-score',
      'result',
      'total',
      'total',
      'correct-score',
    ]);
  });

  it.each([
    ['popular', ['result-0', 'total-0', 'both-score-0']],
    ['totals', ['total-0', 'total-1']],
    ['periods', ['total-1']],
    ['goals', ['both-score-0']],
    ['score', ['correct-score-0']],
    ['handicaps', []],
  ] as const)('under the tab %s are %j [LN-33]', (tab, keys) => {
    expect(sections.filter((section) => isInTab(section, tab)).map(({ key }) => key)).toEqual(keys);
  });

  it('are offered under tabs that have something [LN-34]', () => {
    expect(marketTabs(sections)).toEqual([
      { tab: 'popular', outcomeCount: 9 },
      { tab: 'all', outcomeCount: 16 },
      { tab: 'totals', outcomeCount: 6 },
      { tab: 'periods', outcomeCount: 2 },
      { tab: 'goals', outcomeCount: 2 },
      { tab: 'score', outcomeCount: 5 },
    ]);
    expect(marketTabs([])).toEqual([]);
  });

  it('are offered once where one tab has them all [LN-34]', () => {
    const season = marketSections([sampleMarket(1, 'outright', { c0: 2, c1: 3 })], () => false);
    expect(marketTabs(season)).toEqual([{ tab: 'all', outcomeCount: 2 }]);
  });

  it('fill the shorter column, every one of them once [LN-35]', () => {
    const [left, right] = sectionColumns(sections, 2);
    expect(left?.map(({ key }) => key)).toEqual(['result-0', 'total-1', 'correct-score-0']);
    expect(right?.map(({ key }) => key)).toEqual(['total-0', 'both-score-0']);
    expect(sectionColumns(sections, 1)[0]).toEqual(sections);
  });

  it('have three cells in a row where the answers come in threes or are many [LN-32]', () => {
    expect(sections.map((section) => sectionWidth(section))).toEqual([3, 2, 2, 2, 3]);
  });
});
