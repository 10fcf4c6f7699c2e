import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BESIDE_LIVE_POLL, GAME_LIVE_POLL, LINE_POLL, LIVE_POLL } from '../../../../core/sports/line/feed-pace.ts';
import { GAME_STATUSES } from '../../../../core/sports/game/game.ts';
import { champFinal, gameResults, resultType, type GameResult } from '../../../../core/sports/game/game-results.ts';
import { displayedColumns, readMarketDisplay } from '../../../../core/sports/game/market-display.ts';
import { MARKET_GROUPS } from '../../../../core/sports/game/market-layout.ts';
import { marketSections } from '../../../../core/sports/game/market-sections.ts';
import { statisticsGame } from '../../../../core/sports/game/statistics-game.ts';
import { statisticsPath } from '../../../../core/sports/game/statistics-page.ts';
import { sampleMarket } from '../../../support/examples/sample-line.ts';

const DAY = 86_400_000;
const SCORE = { home: 1, away: 0, periods: [], redCards: { home: 0, away: 0 } };

function result(gameId: number, change: Partial<GameResult> = {}): GameResult {
  return {
    gameId,
    sportId: 1,
    champId: 10,
    champName: 'Premier League',
    homeName: `Home ${gameId}`,
    awayName: `Away ${gameId}`,
    startsAt: 10 * DAY + gameId,
    status: 'finished',
    score: SCORE,
    hasZone: false,
    ...change,
  };
}

function idsOf(results: readonly GameResult[]): readonly number[] {
  return results.map(({ gameId }) => gameId);
}

describe('results', () => {
  it.each([
    ['live', 'live'],
    ['zone', 'zone'],
    [undefined, 'ended'],
    ['', 'ended'],
    ['ended', 'ended'],
    ['unknown', 'ended'],
  ])('of the address %o are of the type %s [SP-8]', (word, type) => {
    expect(resultType(word)).toBe(type);
  });

  it('are live of games being played, zone of games with a zone, else of games that are over [SP-9]', () => {
    const all = GAME_STATUSES.map((status, place) => result(place, { status, hasZone: status === 'playing' }));
    const statusesOf = (type: 'live' | 'zone' | 'ended') => gameResults(all, { type }).map(({ status }) => status);
    expect(statusesOf('live')).toEqual(['break', 'playing']);
    expect(statusesOf('zone')).toEqual(['playing']);
    expect(statusesOf('ended')).toEqual(['abandoned', 'finished']);
  });

  it('are narrowed by sport, champ, day and text, the newest first [SP-10]', () => {
    const all = [
      result(1, { startsAt: 10 * DAY }),
      result(2, { startsAt: 11 * DAY - 1 }),
      result(3, { startsAt: 11 * DAY }),
      result(4, { startsAt: 10 * DAY - 1, sportId: 2 }),
      result(5, { startsAt: 10 * DAY, champId: 20, champName: 'Serie A', awayName: undefined }),
    ];
    expect(idsOf(gameResults(all, { type: 'ended' }))).toEqual([3, 2, 1, 5, 4]);
    expect(idsOf(gameResults(all, { type: 'ended', day: 10 * DAY }))).toEqual([2, 1, 5]);
    expect(idsOf(gameResults(all, { type: 'ended', sportId: 2 }))).toEqual([4]);
    expect(idsOf(gameResults(all, { type: 'ended', champId: 20 }))).toEqual([5]);
    expect(idsOf(gameResults(all, { type: 'ended', search: 'away 3' }))).toEqual([3]);
    expect(idsOf(gameResults(all, { type: 'ended', search: 'serie home' }))).toEqual([5]);
    expect(gameResults([], { type: 'ended' })).toEqual([]);
  });

  it('are always a part of the list, and only of the day asked for [SP-10]', () => {
    const any = fc.array(fc.integer({ min: 0, max: 5 * DAY }).map((startsAt) => result(startsAt, { startsAt })));
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 4 }), (all, day) => {
        const shown = gameResults(all, { type: 'ended', day: day * DAY });
        expect(shown.length).toBe(all.filter(({ startsAt }) => Math.floor(startsAt / DAY) === day).length);
        for (const [place, { startsAt }] of shown.entries()) {
          expect(startsAt).toBeLessThanOrEqual(shown[place - 1]?.startsAt ?? startsAt);
        }
      }),
    );
  });

  it('of a champ end with its final [SP-11]', () => {
    const all = [result(1), result(3, { status: 'playing' }), result(2), result(9, { champId: 11 })];
    expect(champFinal(all, 10)?.gameId).toBe(2);
    expect(champFinal(all, 99)).toBeUndefined();
  });
});

describe('statistics', () => {
  it('have a window whose address has the number of the game [SP-12]', () => {
    expect(statisticsPath(548)).toBe('/statisticpopup/game/548');
    expect(statisticsGame('game/548')).toBe(548);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(statisticsGame(statisticsPath(id).replace('/statisticpopup/', ''))).toBe(id);
      }),
    );
  });

  it.each(['', '548', 'game/', 'game/0', 'game/01', 'game/5x', 'game/5/6', 'team/5', `game/${'9'.repeat(16)}`])(
    'are none at the address %o [SP-12]',
    (popup) => {
      expect(statisticsGame(popup)).toBeUndefined();
    },
  );
});

describe('how markets are laid out', () => {
  const SECTIONS = marketSections(
    [
      sampleMarket(1, 'result', { home: 2, draw: 3, away: 4 }),
      sampleMarket(1, 'total', { over: 2, under: 2 }, { line: 2.5 }),
      sampleMarket(1, 'both-score', { yes: 2, no: 2 }),
      sampleMarket(1, 'odd-even', { even: 2, odd: 2 }),
    ],
    () => false,
  );
  const DEFAULT = { columnCount: 0, hiddenGroups: [], areCollapsed: false } as const;

  it('is read field by field [SP-13]', () => {
    const whole = { columnCount: 2, hiddenGroups: ['goals', 'totals'], areCollapsed: true };
    expect(readMarketDisplay(whole)).toEqual({ ...whole, hiddenGroups: ['totals', 'goals'] });
    expect(readMarketDisplay({ columnCount: 4, hiddenGroups: ['x', 'goals'], areCollapsed: 1 })).toEqual({
      ...DEFAULT,
      hiddenGroups: ['goals'],
    });
    for (const bad of [null, undefined, 'text', 1, [], { hiddenGroups: 'goals' }]) {
      expect(readMarketDisplay(bad)).toEqual(DEFAULT);
    }
    expect(readMarketDisplay({ hiddenGroups: [...MARKET_GROUPS] })).toEqual(DEFAULT);
  });

  it('takes the wanted columns, else those that fit [SP-14]', () => {
    const columns = (columnCount: 0 | 1 | 2 | 3, fitting: number) =>
      displayedColumns(SECTIONS, { ...DEFAULT, columnCount }, fitting).length;
    expect([columns(2, 3), columns(3, 1), columns(1, 3)]).toEqual([2, 3, 1]);
    expect([columns(0, 2), columns(0, 2.9), columns(0, 9), columns(0, 0), columns(0, -1)]).toEqual([2, 2, 3, 1, 1]);
    expect([columns(0, Number.NaN), columns(0, Number.POSITIVE_INFINITY)]).toEqual([1, 1]);
  });

  it('leaves hidden groups out and no others [SP-14]', () => {
    const shown = displayedColumns(SECTIONS, { ...DEFAULT, hiddenGroups: ['totals'] }, 1).flat();
    expect(shown.map(({ kind }) => kind)).toEqual(['result', 'both-score']);
    expect(displayedColumns(SECTIONS, DEFAULT, 1).flat()).toHaveLength(4);
  });
});

describe('the pace of live games', () => {
  it('is 2 s alone, 3 s in a list, 5 s beside another matter, and 15 s before the start [SP-15]', () => {
    expect([GAME_LIVE_POLL, LIVE_POLL, BESIDE_LIVE_POLL, LINE_POLL]).toEqual([2000, 3000, 5000, 15_000]);
  });
});
