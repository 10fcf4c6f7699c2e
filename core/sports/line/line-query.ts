import { HOURS_AHEAD, TIME_FILTER_CODES, type HoursAhead, type LineFilter, type TimeFilter } from './line-filter.ts';
import type { Section } from '../game/game.ts';
import { sportId } from '../tree/sport.ts';

/** What the query of an address says of the line. */
export interface LineQuery {
  readonly time: TimeFilter;
  readonly hoursAhead: HoursAhead;
  /** Only what the player starred. */
  readonly isFavourites: boolean;
  /** Which games a page of the line shows, where that is not the usual: those being played too, or none of them. */
  readonly show?: 'all' | 'line' | undefined;
}

export const WHOLE_LINE: LineQuery = { time: 'all', hoursAhead: 0, isFavourites: false };

/** LN-16 The filter lives in the address; what is unknown there is as if it were missing. */
export function readLineQuery(query: { readonly get: (name: string) => string | null }): LineQuery {
  const time = TIME_FILTER_CODES.find((code) => code === query.get('time')) ?? 'all';
  const hoursAhead = HOURS_AHEAD.find((hours) => String(hours) === query.get('hours')) ?? 0;
  const show = query.get('show');
  return {
    time,
    hoursAhead,
    isFavourites: query.get('favourites') === '1',
    show: show === 'all' || show === 'line' ? show : undefined,
  };
}

/** LN-17 A filter that is the usual one leaves no trace in the address; reading gives back what was written. */
export function writeLineQuery(query: LineQuery): string {
  const parts = [
    query.time === 'all' ? '' : `&time=${query.time}`,
    query.hoursAhead === 0 ? '' : `&hours=${query.hoursAhead}`,
    query.isFavourites ? '&favourites=1' : '',
    query.show === undefined ? '' : `&show=${query.show}`,
  ];
  return parts.join('').replace('&', '?');
}

/** LN-18 The path says the section, sport and champ; home has both sections, and so has a champ of the line; a page of the line shows both or its own where the address says so. */
export function lineFilter(
  path: { readonly section?: string; readonly sport?: string; readonly champ?: number },
  query: LineQuery,
): LineFilter {
  return {
    section: shownSection(path, query),
    sportId: path.sport === undefined ? undefined : sportId(path.sport),
    champId: path.champ,
    time: query.time,
    hoursAhead: query.hoursAhead,
  };
}

function shownSection(
  path: { readonly section?: string; readonly champ?: number },
  { show }: LineQuery,
): Section | 'all' {
  if (path.section === 'live') return 'live';
  return path.section === undefined ? 'all' : (show ?? (path.champ === undefined ? 'line' : 'all'));
}
