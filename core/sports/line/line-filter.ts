import type { Section } from '../game/game.ts';
import { periodParts } from '../names/period-name.ts';

/** SP-16 Time filters with their wire numbers, and LN-105 those of what can be watched, in the order in which they are offered. */
export const TIME_FILTERS = {
  all: 0,
  upcoming_events: 1,
  video: 7,
  zone: 8,
  first_period: 2,
  second_period: 3,
  recommended: 6,
} as const;

export type TimeFilter = keyof typeof TIME_FILTERS;

export const TIME_FILTER_CODES = Object.keys(TIME_FILTERS) as readonly TimeFilter[];

/** The same for each of them. */
export function forTimeFilters<Value>(value: Value): Readonly<Record<TimeFilter, Value>> {
  return Object.fromEntries(TIME_FILTER_CODES.map((code) => [code, value])) as Record<TimeFilter, Value>;
}

/** LN-41 Offered are the time filters that have games, the one that holds and the whole line; halves only over sports that are played in halves, top games not on their own page, what is upcoming only before the start, what can be watched only over live, and over favourites the whole alone. */
export function offeredTimes(
  filter: Pick<LineFilter, 'section' | 'sportId' | 'time' | 'page'>,
  counts: Readonly<Record<TimeFilter, number>>,
  isFavourites: boolean,
): readonly TimeFilter[] {
  const isHalved = filter.sportId === undefined ? filter.page !== 'cyber' : periodParts(filter.sportId).unit === 'half';
  const isLive = filter.section === 'live';
  const fits: Readonly<Partial<Record<TimeFilter, boolean>>> = {
    upcoming_events: !isLive,
    video: isLive,
    zone: isLive,
    first_period: isHalved,
    second_period: isHalved,
    recommended: filter.page !== 'topgame',
  };
  return TIME_FILTER_CODES.filter(
    (code) => code === 'all' || (!isFavourites && (code === filter.time || (fits[code] && counts[code] > 0))),
  );
}

/** Hours ahead that the line may be cut to; 0 means the whole line. */
export const HOURS_AHEAD = [0, 1, 3, 6, 12, 24, 48] as const;
export type HoursAhead = (typeof HOURS_AHEAD)[number];

/** Pages of the line whose games are told by more than their section, sport, champ and team: no other may be asked for by name. */
export const NAMED_PAGES = ['topgame', 'cyber', 'virtual'] as const;
export type NamedPage = (typeof NAMED_PAGES)[number];

/** The parts before the sport in an address that narrow the line; all and favourites do not. */
export const NARROWING_MENUS = ['top', 'upcoming', 'recommended'] as const;
export type NarrowingMenu = (typeof NARROWING_MENUS)[number];

/** What part of the line a player looks at; it lives in the address of the page. */
export interface LineFilter {
  readonly section: Section | 'all';
  readonly sportId?: number | undefined;
  readonly champId?: number | undefined;
  /** Only the games that a page of this type is named after. */
  readonly page?: NamedPage | undefined;
  readonly teamId?: number | undefined;
  readonly menu?: NarrowingMenu | undefined;
  readonly time: TimeFilter;
  readonly hoursAhead: HoursAhead;
  /** The sports that the player does not want [PR-47]. */
  readonly hidden?: string | undefined;
}

/** How many games a part of the line may have: few sizes, so that those who scroll alike ask alike. */
export const PART_SIZES = [20, 60, 120, 240, 480, 960, 1920, 3840, 7680] as const;
export type PartSize = (typeof PART_SIZES)[number];

/** The beginning of a line, in the order in which the player has it. */
export interface PartWanted {
  readonly most: PartSize;
  readonly isByCountry: boolean;
  readonly isBestOnTop: boolean;
  readonly isByTime?: boolean | undefined;
  /** What the player chose for single sports: their orders count [LN-102]. */
  readonly orders?: string | undefined;
  readonly favouriteChamps: readonly number[];
}

/** A line under a filter, or the beginning of it. */
export interface LineWish extends LineFilter {
  readonly part?: PartWanted | undefined;
}

/** The least part that has so many games; undefined where only the whole line has. */
export function partSizeFor(games: number): PartSize | undefined {
  return PART_SIZES.find((size) => size >= games);
}
