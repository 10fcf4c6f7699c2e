import type { Section } from '../game/game.ts';
import { periodParts } from '../names/period-name.ts';

/** Time filters with their wire numbers. */
export const TIME_FILTERS = [
  { code: 'all', id: 0 },
  { code: 'upcoming_events', id: 1 },
  { code: 'first_period', id: 2 },
  { code: 'second_period', id: 3 },
  { code: 'recommended', id: 6 },
] as const;

export type TimeFilter = (typeof TIME_FILTERS)[number]['code'];

/** LN-41 Offered are the time filters that have games, the one that holds and the whole line; halves only over sports that are played in halves, what is upcoming only before the start, and over favourites the whole alone. */
export function offeredTimes(
  filter: Pick<LineFilter, 'section' | 'sportId' | 'time'>,
  counts: Readonly<Record<TimeFilter, number>>,
  isFavourites: boolean,
): readonly TimeFilter[] {
  const isHalved = filter.sportId === undefined || periodParts(filter.sportId).unit === 'half';
  const fits: Readonly<Record<TimeFilter, boolean>> = {
    all: true,
    upcoming_events: filter.section !== 'live',
    first_period: isHalved,
    second_period: isHalved,
    recommended: true,
  };
  return TIME_FILTERS.map(({ code }) => code).filter(
    (code) => code === 'all' || (!isFavourites && (code === filter.time || (fits[code] && counts[code] > 0))),
  );
}

/** Hours ahead that the line may be cut to; 0 means the whole line. */
export const HOURS_AHEAD = [0, 1, 3, 6, 12, 24, 48] as const;
export type HoursAhead = (typeof HOURS_AHEAD)[number];

/** What part of the line a player looks at; it lives in the address of the page. */
export interface LineFilter {
  readonly section: Section | 'all';
  readonly sportId?: number | undefined;
  readonly champId?: number | undefined;
  readonly time: TimeFilter;
  readonly hoursAhead: HoursAhead;
}
