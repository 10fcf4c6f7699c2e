import * as v from 'valibot';
import {
  forTimeFilters,
  HOURS_AHEAD,
  NAMED_PAGES,
  NARROWING_MENUS,
  PART_SIZES,
  TIME_FILTERS,
  TIME_FILTER_CODES,
  type LineWish,
  type PartWanted,
  type TimeFilter,
} from '../../core/sports/line/line-filter.ts';
import type { TreeWish } from '../../core/sports/line/line-gateway.ts';
import { sportOrders } from '../../core/sports/line/sport-orders.ts';
import { SPORTS, type SportCode } from '../../core/sports/tree/sport.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, queryNumber, wireCount, wireCountry, wireId, wireMillis, wireText } from '../http/wire.ts';
import { wireGame, wireNamed } from './game-wire.ts';

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
  ...wireNamed,
  countryCode: wireCountry,
  countryName: wireText,
  isTop: v.boolean(),
  hasOutrights: v.optional(v.boolean()),
  liveCount: wireCount,
  lineCount: wireCount,
});

export const filterCounts = v.object(forTimeFilters(wireCount));

/** As many digits as `isId` takes: a stored id that it knew and this refused would fail every request with the list. */
export const idList = v.pipe(v.string(), v.regex(/^\d{1,15}(?:,\d{1,15}){0,99}$/));

/** SP-4 The sports that are not wanted: those of the line, a hyphen, those of live. */
export const hiddenList = v.optional(v.string());

/**
 * `time` is the number of the time filter; `hours` cuts the line to what starts within them. `most` asks for the beginning of the line
 * alone, in the order of the table: champs by country (1), best matches on top (2), by their soonest game (4) or the sum of these, those of `first` before the others.
 */
export const lineQuery = {
  lng: queryLanguage,
  hide: hiddenList,
  section: v.picklist(['line', 'live', 'all']),
  sport: v.optional(queryNumber),
  champ: v.optional(queryNumber),
  page: v.optional(v.picklist(NAMED_PAGES)),
  team: v.optional(queryNumber),
  menu: v.optional(v.picklist(NARROWING_MENUS)),
  time: v.pipe(queryNumber, v.picklist(Object.values(TIME_FILTERS))),
  hours: v.pipe(queryNumber, v.picklist(HOURS_AHEAD)),
  most: v.optional(v.pipe(queryNumber, v.picklist(PART_SIZES))),
  order: v.optional(v.pipe(queryNumber, v.picklist([0, 1, 2, 3, 4, 5, 6, 7]))),
  sorts: v.optional(v.pipe(v.string(), v.regex(/^[\d.-]{1,300}$/))),
  first: v.optional(idList),
};

export type LineWireQuery = v.InferOutput<v.ObjectSchema<typeof lineQuery, undefined>>;

/** What is undefined does not go along. */
export function writeLineWish({ part, ...filter }: LineWish) {
  return {
    section: filter.section,
    sport: filter.sportId,
    champ: filter.champId,
    page: filter.page,
    team: filter.teamId,
    menu: filter.menu,
    time: TIME_FILTERS[filter.time],
    hours: filter.hoursAhead,
    most: part?.most,
    order: part && orderOf(part),
    sorts: part?.orders || undefined,
    first: part?.favouriteChamps.length ? part.favouriteChamps.join(',') : undefined,
  };
}

export function readLineWish({ most, order = 0, sorts, first, ...query }: LineWireQuery): LineWish {
  return {
    section: query.section,
    sportId: query.sport,
    champId: query.champ,
    page: query.page,
    teamId: query.team,
    menu: query.menu,
    time: readTimeFilter(query.time),
    hoursAhead: query.hours,
    ...(most !== undefined && {
      part: {
        most,
        isByCountry: order % 2 === 1,
        isBestOnTop: order % 4 > 1,
        isByTime: order > 3,
        orders: sorts && sportOrders(sorts),
        favouriteChamps: first?.split(',').map(Number) ?? [],
      },
    }),
  };
}

function orderOf({ isByCountry, isBestOnTop, isByTime }: PartWanted): number {
  return Number(isByCountry) + 2 * Number(isBestOnTop) + 4 * Number(isByTime ?? false);
}

/** What of the line is left after its beginning; `cut` is the champ that is not whole. */
export const wireRest = v.object({
  shown: wireCount,
  top: v.array(wireId),
  cut: v.exactOptional(v.object({ champId: wireId, games: wireCount })),
  sports: v.array(v.object({ sportId: wireId, games: wireCount, champs: wireCount })),
});
export type WireRest = v.InferInput<typeof wireRest>;

function readTimeFilter(id: number): TimeFilter {
  return TIME_FILTER_CODES.find((code) => TIME_FILTERS[code] === id) ?? 'all';
}

export const TREE = defineCall({
  name: 'sportsTree',
  summary:
    'All sports with the number of games in line and live, and their champs: those of the sports named in `of`, or of all; with `first` the first ones, by name (0) or by country (1)',
  method: 'GET',
  path: '/web-api/sports/tree',
  query: v.object({
    lng: queryLanguage,
    hide: hiddenList,
    of: v.optional(idList),
    first: v.optional(v.pipe(queryNumber, v.picklist([0, 1]))),
  }),
  reply: v.object({ sports: v.array(sport), champs: v.array(wireChamp) }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});

export type TreeWireQuery = v.InferOutput<(typeof TREE)['query']>;

export function writeTreeWish({ champsOf, first }: TreeWish) {
  // no sport has this number
  const of = champsOf.length === 0 ? '0' : champsOf.join(',');
  return { of, first: first && Number(first.isByCountry) };
}

export const LINE = defineCall({
  name: 'line',
  summary:
    'Games under a filter, or the beginning of them with how much is left. Without a sport, champ, team or page the most important games come, at most 150 before their start',
  method: 'GET',
  path: '/web-api/sports/line',
  query: v.object(lineQuery),
  reply: v.object({
    version: wireCount,
    serverTime: wireMillis,
    games: v.array(wireGame),
    champs: v.array(wireChamp),
    counts: filterCounts,
    rest: v.exactOptional(wireRest),
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});
