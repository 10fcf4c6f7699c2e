import { describe, expect, it } from 'vitest';
import { asianLines } from '../../../../core/sports/line/asian-lines.ts';
import type { Champ } from '../../../../core/sports/tree/champ.ts';
import type { Game } from '../../../../core/sports/game/game.ts';
import { compareChamps, lineGroups } from '../../../../core/sports/line/line-groups.ts';
import { hasSameOutcomes, isSameRow } from '../../../../core/sports/line/same-row.ts';
import { sampleChamp, sampleGame, sampleMarket } from '../../../support/examples/sample-line.ts';

const GAME = sampleGame(1);
const PRICES = { home: 1.9, away: 1.9 };

describe('a row of the line', () => {
  const { clock, score, home, away } = GAME;

  it.each<[string, Partial<Game>]>([
    ['another id', { id: 2 }],
    ['another section', { section: 'line' }],
    ['another start', { startsAt: 1_000_001 }],
    ['another home side', { home: { ...home, name: 'Chelsea' } }],
    ['another away side', { away: { id: 2, ...away, name: 'Chelsea' } }],
    ['no away side', { away: undefined }],
    ['a clock that is hidden', { clock: { ...clock, isShown: false } }],
    ['a clock a second ahead', { clock: { ...clock, seconds: clock.seconds + 1 } }],
    ['a clock a second behind', { clock: { ...clock, at: clock.at + 1000 } }],
    ['a goal of the away side', { score: { ...score, away: 2 } }],
    ['a red card of the away side', { score: { ...score, redCards: { home: 0, away: 2 } } }],
    ['a server', { score: { ...score, serving: 'home' } }],
    ['one set less', { score: { ...score, periods: score.periods.slice(1) } }],
    ['one set more', { score: { ...score, periods: [...score.periods, { home: 0, away: 0 }] } }],
    ['another first set', { score: { ...score, periods: [{ home: 0, away: 1 }, ...score.periods.slice(1)] } }],
    ['another main line', { markets: GAME.markets.map((market) => ({ ...market, isMain: false })) }],
    ['a market less', { markets: GAME.markets.slice(1) }],
  ])('is another with %s [LN-19]', (_, change) => {
    expect(isSameRow(GAME, { ...GAME, ...change })).toBe(false);
    expect(isSameRow({ ...GAME, ...change }, GAME)).toBe(false);
  });

  it.each<[string, Partial<Game>]>([
    ['another version', { version: 9 }],
    ['a clock less than a second ahead', { clock: { ...clock, at: clock.at - 999 } }],
    ['a clock less than a second behind', { clock: { ...clock, at: clock.at + 999 } }],
    ['the same in other objects', { score: { ...score, redCards: { ...score.redCards } }, home: { ...home, id: 9 } }],
  ])('is the same with %s [LN-19]', (_, change) => {
    expect(isSameRow(GAME, { ...GAME, ...change })).toBe(true);
  });

  it('of a clock that stands minds its seconds, not when they were read [LN-19]', () => {
    const gameAfter = (seconds: number, at: number): Game => ({
      ...GAME,
      clock: { ...clock, isRunning: false, seconds, at },
    });
    expect(isSameRow(gameAfter(60, 0), gameAfter(60, 90_000))).toBe(true);
    expect(isSameRow(gameAfter(60, 0), gameAfter(61, 1000))).toBe(false);
  });

  it('of a set minds the points of both sides [LN-19]', () => {
    const with40 = (points: { readonly home: string; readonly away: string } | undefined): Game => ({
      ...GAME,
      score: { ...score, points },
    });
    expect(isSameRow(with40({ home: '40', away: '15' }), with40({ home: '40', away: '15' }))).toBe(true);
    expect(isSameRow(with40({ home: '40', away: '15' }), with40({ home: '40', away: '30' }))).toBe(false);
    expect(isSameRow(with40({ home: '40', away: '15' }), with40({ home: 'A', away: '15' }))).toBe(false);
    expect(isSameRow(with40({ home: '40', away: '15' }), with40(undefined))).toBe(false);
  });

  it('has the same outcomes only with the same answers in the same order [LN-19]', () => {
    const [market] = GAME.markets;
    const markets = market === undefined ? [] : [market];
    const turned = markets.map((each) => ({ ...each, outcomes: each.outcomes.toReversed() }));
    expect(hasSameOutcomes(markets, markets)).toBe(true);
    expect(hasSameOutcomes(markets, turned)).toBe(false);
    expect(hasSameOutcomes(markets, [...markets, ...markets])).toBe(false);
    expect(hasSameOutcomes([], [])).toBe(true);
  });
});

describe('the Asian lines of a game', () => {
  const handicap = (line: number, more: object = {}) =>
    sampleMarket(1, 'handicap', PRICES, { line, isMain: false, ...more });

  it('are at most two, the nearest to the main one, of each part by itself [LN-29]', () => {
    const lines = asianLines([
      handicap(-3),
      handicap(2),
      handicap(1, { isMain: true }),
      handicap(0),
      handicap(-0.5, { period: 1 }),
      handicap(-1, { period: 1, isMain: true }),
      handicap(7, { period: 2, isMain: true }),
    ]);
    expect(lines.map(({ whole, first }) => [whole.handicap?.line, first.handicap?.line])).toEqual([
      [1, -1],
      [2, -0.5],
    ]);
  });

  it('begin with the first of them where none is the main one [LN-29]', () => {
    const lines = asianLines([handicap(3), handicap(-4), handicap(2.5)]);
    expect(lines.map(({ whole }) => whole.handicap?.line)).toEqual([3, 2.5]);
  });

  it('have as many strips as their longest column, and a winner in the first alone [LN-29]', () => {
    const total = (line: number) => sampleMarket(1, 'total', { over: 2, under: 2 }, { line, period: 1 });
    const winner = sampleMarket(1, 'winner', PRICES);
    const lines = asianLines([handicap(1), total(1), total(2), winner]);
    expect(lines.map(({ whole, first }) => [whole.handicap?.line, whole.result?.id, first.total?.line])).toEqual([
      [1, winner.id, 1],
      [undefined, undefined, 2],
    ]);
    expect(asianLines([sampleMarket(1, 'double-chance', { 'home-draw': 1.2 })])[0]?.whole.result).toBeUndefined();
  });
});

describe('the order of champs and games', () => {
  const rule = { isByCountry: false, isFavouriteChamp: (id: number) => id === 3 };
  const order = (...champs: readonly Champ[]) =>
    champs.toSorted((left, right) => compareChamps(left, right, rule)).map(({ id }) => id);

  it('is favourites, top ones, names, ids, whatever the order they came in [LN-10]', () => {
    const champs = [
      sampleChamp(3, { name: 'Z' }),
      sampleChamp(9, { name: 'Y', isTop: true }),
      sampleChamp(4, { name: 'A' }),
      sampleChamp(5, { name: 'A' }),
      sampleChamp(2, { name: 'B' }),
    ];
    expect(order(...champs)).toEqual([3, 9, 4, 5, 2]);
    expect(order(...champs.toReversed())).toEqual([3, 9, 4, 5, 2]);
  });

  it('is live, start, id, whatever the order they came in [LN-8]', () => {
    const games = [
      sampleGame(1, { section: 'line', startsAt: 5 }),
      sampleGame(2, { section: 'live', startsAt: 9 }),
      sampleGame(3, { section: 'live', startsAt: 7 }),
      sampleGame(4, { section: 'line', startsAt: 5 }),
      sampleGame(5, { section: 'line', startsAt: 1 }),
    ];
    const champs = new Map([[10, sampleChamp(10)]]);
    for (const each of [games, games.toReversed()]) {
      expect(lineGroups(each, champs, rule)[0]?.champs[0]?.games).toEqual([3, 2, 5, 1, 4]);
    }
  });
});
