import * as v from 'valibot';
import { GAME_STATUSES, STATISTIC_KINDS } from '../../core/sports/game/game.ts';
import { marketId, outcomeId } from '../../core/sports/game/outcome-id.ts';
import type { GameResult, ResultsWish } from '../../core/sports/results/game-results.ts';
import { DAYS_IN_STRIP } from '../../core/sports/results/result-days.ts';
import { LONGEST_SEARCH } from '../../core/sports/results/results-query.ts';
import {
  SETTLED_OUTCOME_RESULTS,
  type SettledGame,
  type SettledMarket,
  type SettledOutcome,
} from '../../core/sports/results/settled-game.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, queryNumber, wireCount, wireCountry, wireId, wireMillis, wireText } from '../http/wire.ts';
import { wireClock, wireMarket, wireNamed, wireOpponent, wireScore, writeMarkets } from './game-wire.ts';
import { idList } from './sports-calls.ts';

const TYPES = ['ended', 'live', 'zone'] as const;
const wireFigure = v.object({
  kind: v.picklist(STATISTIC_KINDS),
  period: wireCount,
  home: v.pipe(v.number(), v.finite()),
  away: v.pipe(v.number(), v.finite()),
});

export const wireResult = v.object({
  id: wireId,
  sportId: wireId,
  champId: wireId,
  startsAt: wireMillis,
  status: v.picklist(GAME_STATUSES),
  hasZone: v.boolean(),
  home: wireOpponent,
  away: v.optional(wireOpponent),
  clock: wireClock,
  score: wireScore,
  figures: v.pipe(v.array(wireFigure), v.maxLength(4)),
  outcomeCount: wireCount,
  hasStatistics: v.boolean(),
});
export type WireResult = v.InferInput<typeof wireResult>;

const countedChamp = v.object({
  id: wireId,
  sportId: wireId,
  ...wireNamed,
  countryCode: wireCountry,
  countryName: wireText,
  isTop: v.boolean(),
  count: wireCount,
});

export const RESULTS = defineCall({
  name: 'results',
  summary:
    'Games that are over and started on a day (its midnight, in ms), or those being played, or those with a zone; by sport, champ and start, 40 a page',
  method: 'GET',
  path: '/web-api/sports/results',
  query: v.object({
    lng: queryLanguage,
    type: v.picklist(TYPES),
    day: v.optional(queryNumber),
    sport: v.optional(queryNumber),
    country: v.optional(wireCountry),
    champ: v.optional(queryNumber),
    text: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_SEARCH))),
    of: v.optional(idList),
    page: v.optional(v.pipe(queryNumber, v.minValue(1), v.maxValue(1000))),
  }),
  reply: v.object({ games: v.pipe(v.array(wireResult), v.maxLength(40)), totalCount: wireCount }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});
export type ResultsWireQuery = v.InferOutput<(typeof RESULTS)['query']>;

export const RESULT_COUNTS = defineCall({
  name: 'resultCounts',
  summary:
    'How many results each champ has on a day, and each of the seven days from another midnight on; of one champ alone where it is named',
  method: 'GET',
  path: '/web-api/sports/results/counts',
  query: v.object({
    lng: queryLanguage,
    type: v.picklist(TYPES),
    day: v.optional(queryNumber),
    strip: queryNumber,
    champ: v.optional(queryNumber),
  }),
  reply: v.object({
    champs: v.array(countedChamp),
    days: v.pipe(v.array(wireCount), v.maxLength(DAYS_IN_STRIP)),
    liveCount: wireCount,
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

/** Markets with their closing prices; r has the result of each outcome, in their order. */
const settledMarkets = v.pipe(
  v.array(v.object({ ...wireMarket.entries, r: v.array(v.picklist(SETTLED_OUTCOME_RESULTS)) })),
  v.maxLength(400),
  v.check((markets) => markets.every(({ o, r }) => o.length === r.length), 'a result for each outcome'),
);

export const SETTLED_GAME = defineCall({
  name: 'settledGame',
  summary: 'A game that is over: its last prices before the start and what became of each outcome',
  method: 'GET',
  path: '/web-api/sports/game/:id/settled',
  params: v.object({ id: queryNumber }),
  query: v.object({ lng: queryLanguage }),
  reply: v.pipe(
    v.object({ result: wireResult, endedAt: wireMillis, markets: settledMarkets }),
    v.transform(({ markets, ...game }): SettledGame => ({ ...game, markets: readSettled(game.result.id, markets) })),
  ),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});
type WireSettledMarket = v.InferOutput<typeof settledMarkets>[number];

export function writeResultsWish(wish: ResultsWish) {
  const { type, day, sportId, countryCode, champId, search, ofChamps } = wish;
  return {
    type,
    ...(day === undefined ? {} : { day }),
    ...(sportId === undefined ? {} : { sport: sportId }),
    ...(countryCode === undefined ? {} : { country: countryCode }),
    ...(champId === undefined ? {} : { champ: champId }),
    ...(search === undefined || search.trim() === '' ? {} : { text: search.trim().slice(0, LONGEST_SEARCH) }),
    // no champ has this number
    ...(ofChamps === undefined ? {} : { of: ofChamps.length === 0 ? '0' : ofChamps.slice(0, 100).join(',') }),
  };
}

export function readResultsWish({ type, day, sport, country, champ, text, of }: ResultsWireQuery): ResultsWish {
  return {
    type,
    day,
    sportId: sport,
    countryCode: country,
    champId: champ,
    search: text,
    ofChamps: of?.split(',').map(Number),
  };
}

export function writeResult(result: GameResult): WireResult {
  const { home, away, score, figures, ...fields } = result;
  return {
    ...fields,
    home: { ...home },
    ...(away === undefined ? {} : { away: { ...away } }),
    score: { ...score, periods: [...score.periods] },
    figures: figures.map((figure) => ({ ...figure })),
  };
}

export function writeSettledMarkets(markets: readonly SettledMarket[]) {
  const plain = markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, isLocked: false })),
  }));
  return writeMarkets(plain).map((market, place) => ({
    ...market,
    r: (markets[place]?.outcomes ?? []).map(({ result }) => result),
  }));
}

function readSettled(gameId: number, markets: readonly WireSettledMarket[]): readonly SettledMarket[] {
  return markets.map(({ k: kind, p: period = 0, l: line, m, o, r }) => ({
    id: marketId({ gameId, kind, period, line }),
    kind,
    period,
    line,
    isMain: m === 1,
    outcomes: o.flatMap(([code, odds, , label], place): readonly SettledOutcome[] => {
      const result = r[place];
      if (result === undefined) return [];
      return [{ id: outcomeId({ gameId, kind, period, line, code }), code, odds, label, result }];
    }),
  }));
}
