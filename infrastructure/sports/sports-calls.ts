import * as v from 'valibot';
import { HOURS_AHEAD, TIME_FILTERS, type LineFilter, type TimeFilter } from '../../core/sports/line/line-filter.ts';
import type { OrderedGame } from '../../core/sports/line/line-groups.ts';
import { SPORTS, type SportCode } from '../../core/sports/tree/sport.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, queryNumber, wireCount, wireCountry, wireId, wireMillis, wireText } from '../http/wire.ts';
import { wireGame } from './game-wire.ts';

const sport = v.object({
  id: wireId,
  code: v.custom<SportCode>((code) => SPORTS.some((known) => known.code === code)),
  name: wireText,
  liveCount: wireCount,
  lineCount: wireCount,
});

export const wireChamp = v.object({
  id: wireId,
  sportId: wireId,
  name: wireText,
  countryCode: wireCountry,
  countryName: wireText,
  isTop: v.boolean(),
  liveCount: wireCount,
  lineCount: wireCount,
});

export const filterCounts = v.object({
  all: wireCount,
  upcoming_events: wireCount,
  first_period: wireCount,
  second_period: wireCount,
  recommended: wireCount,
});

/** `time` is the number of the time filter; `hours` cuts the line to what starts within them. */
export const lineQuery = {
  lng: queryLanguage,
  section: v.picklist(['line', 'live', 'all']),
  sport: v.optional(queryNumber),
  champ: v.optional(queryNumber),
  time: v.pipe(
    queryNumber,
    v.check((id) => TIME_FILTERS.some((filter) => filter.id === id), 'unknown time filter'),
  ),
  hours: v.pipe(queryNumber, v.picklist(HOURS_AHEAD)),
};

export type LineWireQuery = v.InferOutput<v.ObjectSchema<typeof lineQuery, undefined>>;

export function writeLineFilter(filter: LineFilter) {
  return {
    section: filter.section,
    ...(filter.sportId === undefined ? {} : { sport: filter.sportId }),
    ...(filter.champId === undefined ? {} : { champ: filter.champId }),
    time: TIME_FILTERS.find((known) => known.code === filter.time)?.id ?? 0,
    hours: filter.hoursAhead,
  };
}

export function readTimeFilter(id: number): TimeFilter {
  return TIME_FILTERS.find((known) => known.id === id)?.code ?? 'all';
}

export const TREE = defineCall({
  name: 'sportsTree',
  summary: 'All sports and champs with the number of games in line and live',
  method: 'GET',
  path: '/web-api/sports/tree',
  query: v.object({ lng: queryLanguage }),
  reply: v.object({ sports: v.array(sport), champs: v.array(wireChamp) }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});

export const LINE = defineCall({
  name: 'line',
  summary:
    'Games under a filter. Without a sport or champ the most important games come, at most 150 of a section; live always whole',
  method: 'GET',
  path: '/web-api/sports/line',
  query: v.object(lineQuery),
  reply: v.object({
    version: wireCount,
    serverTime: wireMillis,
    games: v.array(wireGame),
    champs: v.array(wireChamp),
    counts: filterCounts,
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});

/** id, champ, start, 1 where it is live and 2 where it is a top game */
const wireOutlined = v.strictTuple([wireId, wireId, wireMillis, v.picklist([0, 1, 2, 3])]);
export type WireOutlined = v.InferInput<typeof wireOutlined>;

export const LINE_OUTLINE = defineCall({
  name: 'lineOutline',
  summary: 'The same games as those of the line, without names and markets: id, champ, start, live (1) or top (2)',
  method: 'GET',
  path: '/web-api/sports/line/outline',
  query: v.object(lineQuery),
  reply: v.pipe(
    v.object({
      version: wireCount,
      serverTime: wireMillis,
      games: v.array(wireOutlined),
      champs: v.array(wireChamp),
      counts: filterCounts,
    }),
    v.transform(({ games, ...outline }) => {
      const sports = new Map(outline.champs.map(({ id, sportId }) => [id, sportId]));
      return { ...outline, games: games.flatMap((game) => readOutlined(game, sports)) };
    }),
  ),
  access: 'public',
  changes: 'none',
  isForAll: true,
});

/** A game of a champ that did not come has no place in the line. */
function readOutlined(
  [id, champId, startsAt, flags]: v.InferOutput<typeof wireOutlined>,
  sports: ReadonlyMap<number, OrderedGame['sportId']>,
): readonly OrderedGame[] {
  const sportId = sports.get(champId);
  if (sportId === undefined) return [];
  return [{ id, champId, startsAt, sportId, section: flags % 2 === 1 ? 'live' : 'line', isTop: flags > 1 }];
}

export const GAMES = defineCall({
  name: 'games',
  summary: 'Rows of the named games that are still open (favourites), at most 100',
  method: 'GET',
  path: '/web-api/sports/games',
  query: v.object({ lng: queryLanguage, ids: v.pipe(v.string(), v.regex(/^\d{1,15}(?:,\d{1,15}){0,99}$/)) }),
  reply: v.object({ games: v.array(wireGame) }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});

export const SEARCH = defineCall({
  name: 'search',
  summary: 'Open games and champs whose names contain the text, at most 20 of each',
  method: 'GET',
  path: '/web-api/sports/search',
  query: v.object({ lng: queryLanguage, text: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)) }),
  reply: v.object({ games: v.array(wireGame), champs: v.array(wireChamp) }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});

export const RESULTS = defineCall({
  name: 'results',
  summary: 'Finished games of a day (UTC), newest first, at most 200 a page',
  method: 'GET',
  path: '/web-api/sports/results',
  query: v.object({
    lng: queryLanguage,
    day: v.pipe(v.string(), v.isoDate()),
    sport: v.optional(queryNumber),
    page: v.optional(queryNumber),
  }),
  reply: v.object({ games: v.array(wireGame), totalCount: wireCount }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});
