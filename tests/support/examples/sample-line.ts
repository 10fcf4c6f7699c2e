import type { Champ } from '../../../core/sports/tree/champ.ts';
import type { Game, GameDetails } from '../../../core/sports/game/game.ts';
import type { LineDelta, LineSnapshot, WholeLine } from '../../../core/sports/line/line-reply.ts';
import type { MarketKind } from '../../../core/sports/game/market-kind.ts';
import type { Market } from '../../../core/sports/game/market.ts';
import { marketId, outcomeId } from '../../../core/sports/game/outcome-id.ts';
import { price } from '../units.ts';

export const COUNTS = {
  all: 2,
  upcoming_events: 1,
  first_period: 0,
  second_period: 1,
  recommended: 0,
  video: 0,
  zone: 0,
};

export function sampleMarket(
  gameId: number,
  kind: MarketKind,
  prices: Readonly<Record<string, number>>,
  more: Partial<Pick<Market, 'line' | 'period' | 'isMain'>> & { readonly isLocked?: boolean } = {},
): Market {
  const { line, period = 0, isMain = true, isLocked = false } = more;
  return {
    id: marketId({ gameId, kind, period, line }),
    kind,
    period,
    line,
    isMain,
    outcomes: Object.entries(prices).map(([code, odds]) => ({
      id: outcomeId({ gameId, kind, period, line, code }),
      code,
      odds: price(odds),
      isLocked,
    })),
  };
}

export function sampleGame(id: number, change: Partial<Game> = {}): Game {
  return {
    id,
    sportId: 1,
    champId: 10,
    section: 'live',
    status: 'playing',
    startsAt: 1_000_000,
    home: { id: 1, name: 'Arsenal', kit: { first: '#D7222D', second: '#FFFFFF', pattern: 'sleeves' } },
    away: { id: 2, name: 'Aston Villa', kit: { first: '#7A1F3D', second: '#9CC7EA', pattern: 'sleeves' } },
    clock: { period: 2, seconds: 4032, at: 1_000_000, isRunning: true, isShown: true },
    score: {
      home: 2,
      away: 1,
      periods: [
        { home: 1, away: 1 },
        { home: 1, away: 0 },
      ],
      redCards: { home: 0, away: 1 },
    },
    outcomeCount: 124,
    hasStatistics: true,
    isTop: false,
    version: 1,
    markets: [
      sampleMarket(id, 'result', { home: 1.28, draw: 5.6, away: 11 }),
      sampleMarket(id, 'total', { over: 1.83, under: 1.98 }, { line: 3.5 }),
      sampleMarket(id, 'handicap', { home: 1.87, away: 1.94 }, { line: -1 }),
    ],
    ...change,
  };
}

export function sampleChamp(id: number, change: Partial<Champ> = {}): Champ {
  return {
    id,
    sportId: 1,
    name: `Champ ${String(id)}`,
    countryCode: 'gb-eng',
    countryName: 'England',
    isTop: false,
    liveCount: 1,
    lineCount: 1,
    ...change,
  };
}

export function sampleSnapshot(games: readonly Game[], change: Partial<LineSnapshot> = {}): LineSnapshot {
  const champs = [...new Set(games.map((game) => game.champId))].map((id) => sampleChamp(id));
  return { version: 1, serverTime: 1_000_000, games, champs, counts: COUNTS, ...change };
}

/** Changes of the version before. */
export function sampleChanges(version: number, change: Partial<LineDelta> = {}): LineDelta {
  return {
    isWhole: false,
    base: version - 1,
    version,
    serverTime: 1_000_000,
    games: [],
    changed: [],
    removed: [],
    champs: [],
    ...change,
  };
}

/** The whole line for those whose version the feed does not remember. */
export function sampleWhole(games: readonly Game[], change: Partial<LineSnapshot> = {}): WholeLine {
  return { ...sampleSnapshot(games, change), isWhole: true };
}

export function sampleDetails(game: Game, markets: readonly Market[] = game.markets): GameDetails {
  return {
    game,
    champName: 'England. Premier League',
    countryCode: 'gb-eng',
    markets,
    timeline: [
      { kind: 'goal', side: 'home', seconds: 960, period: 1 },
      { kind: 'yellow-card', side: 'away', seconds: 1800, period: 1 },
    ],
    statistics: [
      { kind: 'possession', period: 0, home: 61, away: 39 },
      { kind: 'shots', period: 0, home: 12, away: 4 },
      { kind: 'shots', period: 1, home: 7, away: 1 },
    ],
    momentum: [10, -20, 40],
  };
}
