import { describe, expect, it } from 'vitest';
import { FAVOURITES } from '../../../core/sports/line/favourites.ts';
import { gameResults, type ListedResult } from '../../../core/sports/results/game-results.ts';
import { lineFilter, WHOLE_LINE } from '../../../core/sports/line/line-query.ts';
import { marketKindFacts } from '../../../core/sports/game/market-kind.ts';
import { marketLayout } from '../../../core/sports/game/market-layout.ts';
import { marketSections } from '../../../core/sports/game/market-sections.ts';
import { marketId, outcomeId, parseOutcomeId } from '../../../core/sports/game/outcome-id.ts';
import { outcomeName } from '../../../core/sports/names/pick-name.ts';
import { scoreParts } from '../../../core/sports/game/score-parts.ts';
import { compareTexts, searchText } from '../../../core/sports/search/search-text.ts';
import { isFound } from '../../../core/sports/search/found-words.ts';
import { sampleGame, sampleMarket } from '../../support/examples/sample-line.ts';

describe('the id of an outcome', () => {
  it.each([
    ['7:total:0:2.5:over', { gameId: 7, kind: 'total', period: 0, line: 2.5, code: 'over' }],
    ['7:handicap:1:-1.25:home', { gameId: 7, kind: 'handicap', period: 1, line: -1.25, code: 'home' }],
    ['12:result:0::draw', { gameId: 12, kind: 'result', period: 0, code: 'draw' }],
  ])('%s says %o, and is made of it [LN-2]', (id, address) => {
    expect(parseOutcomeId(id)).toStrictEqual(address);
    expect(outcomeId(address)).toBe(id);
    expect(`${marketId(address)}:${address.code}`).toBe(id);
  });

  it.each(['', '7:total:0:2.5', 'x:total:0::over', '7:total:0:2.5:over:', ' 7:total:0::over', '7:total:123::over'])(
    '%o is none [LN-2]',
    (id) => {
      expect(parseOutcomeId(id)).toBeUndefined();
    },
  );
});

describe('the line', () => {
  it('knows of a kind that nobody knows that it stands among the others, without a line [LN-33]', () => {
    expect(marketKindFacts('roulette' as never)).toEqual({ family: 'other', line: 'none' });
    expect(marketKindFacts('constructor' as never)).toEqual({ family: 'other', line: 'none' });
    expect(marketLayout('roulette' as never)).toEqual({ group: 'other', outcomes: [] });
  });

  it('counts the answers of all lines of a section [LN-32]', () => {
    const markets = [
      sampleMarket(1, 'total', { over: 2, under: 2 }, { line: 1 }),
      sampleMarket(1, 'total', { over: 2, under: 2 }, { line: 2 }),
      sampleMarket(1, 'total', { over: 2 }, { line: 3 }),
    ];
    expect(marketSections(markets, () => false).map(({ outcomeCount }) => outcomeCount)).toEqual([5]);
  });

  it('has no sport where the path has none or one that nobody knows [LN-18]', () => {
    expect(lineFilter({}, WHOLE_LINE).sportId).toBeUndefined();
    expect(lineFilter({ sport: 'chess' }, WHOLE_LINE).sportId).toBeUndefined();
    expect(lineFilter({ sport: 'tennis' }, WHOLE_LINE).sportId).toBe(4);
  });

  it('shows the last set, not the first or second, as the one being played [LN-27]', () => {
    const { score } = sampleGame(1);
    const periods = [1, 2, 3, 4].map((home) => ({ home, away: 0 }));
    const maps = scoreParts({ sportId: 41, score: { ...score, periods } });
    expect(maps.at(-1)).toEqual({ home: '4', away: '0', role: 'points' });
    expect(scoreParts({ sportId: 41, score: { ...score, periods: [{ home: 9, away: 8 }] } }).at(-1)).toEqual({
      home: '9',
      away: '8',
      role: 'points',
    });
  });

  it.each([
    ['12-10', { home: '12', away: '10' }],
    ['100-99', { home: '100', away: '99' }],
  ])('calls the score %s by both numbers %o [LN-23]', (code, params) => {
    const pick = { sportId: 1, homeName: 'A', awayName: 'B', period: 0, kind: 'correct-score', code } as const;
    expect(outcomeName(pick)).toEqual({ key: 'markets:outcome.score', params });
    expect(outcomeName({ ...pick, code: '12-more' }).params).toEqual({ number: '12' });
  });
});

describe('what is looked for', () => {
  it.each([
    [' Straße ', 'strasse'],
    ['Kadıköy', 'kadikoy'],
    ['ŁÓDŹ', 'lodz'],
    ['Ømer', 'omer'],
    ['Ёлка', 'елка'],
    ['Ế', 'e'],
  ])('reads %o as %o [LN-30]', (text, plain) => {
    expect(searchText(text)).toBe(plain);
  });

  it('is found by the beginnings of words, and sorted either way [LN-31]', () => {
    expect(isFound('Gießen 46ers', '46 gies')).toBe(true);
    expect(isFound('Gießen 46ers', 'essen')).toBe(false);
    expect([compareTexts('a', 'B'), compareTexts('B', 'a'), compareTexts('É', 'e')]).toEqual([-1, 1, 0]);
  });
});

describe('the results', () => {
  const result = (id: number): ListedResult => ({
    id,
    sportId: 1,
    champId: 10,
    countryCode: 'gb-eng',
    startsAt: 1000,
    status: 'finished',
    hasZone: false,
    names: 'lions cup',
  });

  it('of one moment stand by their games, whatever the order they came in [SP-10]', () => {
    const some = [result(3), result(1), result(2)];
    for (const each of [some, some.toReversed()]) {
      expect(gameResults(each, { type: 'ended' }).map(({ id }) => id)).toEqual([1, 2, 3]);
    }
  });
});

describe('favourites', () => {
  it('have no id that is no whole number above 0 [FV-4]', () => {
    const stored = { games: [0, 1, -1, 1.5, '2', 3], champs: [], markets: ['total', 'roulette', 5] };
    expect(FAVOURITES.parse(stored)).toEqual({
      ok: true,
      value: { games: [1, 3], champs: [], markets: ['total'], teams: [] },
    });
  });
});
