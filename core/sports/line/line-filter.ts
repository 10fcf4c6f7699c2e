import type { Section } from '../game.ts';

/** Time filters with their wire numbers. */
export const TIME_FILTERS = [
  { code: 'all', id: 0 },
  { code: 'upcoming_events', id: 1 },
  { code: 'first_period', id: 2 },
  { code: 'second_period', id: 3 },
  { code: 'recommended', id: 6 },
] as const;

export type TimeFilter = (typeof TIME_FILTERS)[number]['code'];

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
