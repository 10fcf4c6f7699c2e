import * as v from 'valibot';
import { GAME_STATUSES, KIT_PATTERNS, SECTIONS, type Game } from '../../core/sports/game/game.ts';
import { isMarketKind, type MarketKind } from '../../core/sports/game/market-kind.ts';
import type { Market } from '../../core/sports/game/market.ts';
import { marketId, outcomeId } from '../../core/sports/game/outcome-id.ts';
import { decimalOdds } from '../../core/shared/odds.ts';
import { firstOfEach } from '../http/first-of-each.ts';
import { queryLanguage, wireCount, wireCountry, wireId, wireMillis, wireOdds, wireText } from '../http/wire.ts';

const marketKind = v.custom<MarketKind>((kind) => typeof kind === 'string' && isMarketKind(kind));

/** code, odds, 1 where locked, label where the code has no translation */
const wireOutcome = v.union([
  v.strictTuple([v.string(), wireOdds]),
  v.strictTuple([v.string(), wireOdds, v.picklist([0, 1])]),
  v.strictTuple([v.string(), wireOdds, v.picklist([0, 1]), wireText]),
]);

/** k kind, p period where it is not of the whole game, l line, m 1 where it is the main line, o outcomes */
export const wireMarket = v.object({
  k: marketKind,
  p: v.optional(wireCount),
  l: v.optional(v.pipe(v.number(), v.finite())),
  m: v.optional(v.literal(1)),
  o: v.pipe(v.array(wireOutcome), v.maxLength(200)),
});
export type WireMarket = v.InferInput<typeof wireMarket>;

const pair = v.object({ home: wireCount, away: wireCount });

const look = {
  kit: v.optional(
    v.object({
      first: v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/)),
      second: v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/)),
      pattern: v.picklist(KIT_PATTERNS),
    }),
  ),
  countryCode: v.optional(wireCountry),
};
/** NAM-7 */
export const wireNamed = { name: wireText, language: v.optional(queryLanguage) };
export const wireLook = v.object(look);
export const wireOpponent = v.object({ id: wireId, ...wireNamed, ...look });

export const wireClock = v.object({
  period: wireCount,
  seconds: wireCount,
  at: wireMillis,
  isRunning: v.boolean(),
  isShown: v.boolean(),
});

export const wireScore = v.object({
  home: wireCount,
  away: wireCount,
  periods: v.pipe(v.array(pair), v.maxLength(30)),
  points: v.optional(v.object({ home: v.pipe(v.string(), v.maxLength(4)), away: v.pipe(v.string(), v.maxLength(4)) })),
  serving: v.optional(v.picklist(['home', 'away'])),
  redCards: pair,
});

export const wireGameFields = v.object({
  id: wireId,
  sportId: wireId,
  champId: wireId,
  section: v.picklist(SECTIONS),
  status: v.picklist(GAME_STATUSES),
  startsAt: wireMillis,
  home: wireOpponent,
  away: v.optional(wireOpponent),
  clock: wireClock,
  score: wireScore,
  outcomeCount: wireCount,
  hasStatistics: v.boolean(),
  isTop: v.boolean(),
  version: wireCount,
  markets: v.pipe(v.array(wireMarket), v.maxLength(400)),
});

/** A game on the wire; reading it gives the core's game with ids for every market and outcome. */
export const wireGame = v.pipe(
  wireGameFields,
  v.transform(({ markets, ...game }): Game => ({ ...game, markets: readMarkets(game.id, markets) })),
);
export type WireGame = v.InferInput<typeof wireGame>;

/** A game from the text of its row. */
export function readGame(text: string): Game {
  return v.parse(wireGame, JSON.parse(text));
}

export function readMarkets(gameId: number, markets: readonly v.InferOutput<typeof wireMarket>[]): readonly Market[] {
  const read = markets.map(({ k: kind, p: period = 0, l: line, m, o }) => ({
    id: marketId({ gameId, kind, period, line }),
    kind,
    period,
    line,
    isMain: m === 1,
    outcomes: firstOfEach(
      o.map(([code, odds, locked, label]) => ({
        id: outcomeId({ gameId, kind, period, line, code }),
        code,
        odds,
        isLocked: locked === 1,
        label,
      })),
    ),
  }));
  return firstOfEach(read);
}

export function writeMarkets(markets: readonly Market[]): WireMarket[] {
  return markets.map((market) => ({
    k: market.kind,
    ...(market.period === 0 ? {} : { p: market.period }),
    ...(market.line === undefined ? {} : { l: market.line }),
    ...(market.isMain ? { m: 1 as const } : {}),
    o: market.outcomes.map(({ code, odds, isLocked, label }) => {
      const decimal = decimalOdds(odds);
      if (label !== undefined) return [code, decimal, isLocked ? 1 : 0, label];
      return isLocked ? [code, decimal, 1] : [code, decimal];
    }),
  }));
}

export function writeGame(game: Game): WireGame {
  const { markets, home, away, score, ...fields } = game;
  return {
    ...fields,
    home: { ...home },
    ...(away === undefined ? {} : { away: { ...away } }),
    score: { ...score, periods: [...score.periods] },
    markets: writeMarkets(markets),
  };
}
