import { hours, type EpochMillis } from '../../../core/shared/time.ts';
import type { LineFilter, TimeFilter } from '../../../core/sports/line/line-filter.ts';
import { TIME_FILTER_CODES } from '../../../core/sports/line/line-filter.ts';
import { NO_FAVOURITES } from '../../../core/sports/line/favourites.ts';
import { readHiddenSports } from '../../../core/player/disallowed-sports.ts';
import { isGameOfPage, isGameOfTeam, withoutDisallowedSports } from '../../../core/sports/line/page-games.ts';
import { hasCamera } from '../video/has-camera.ts';
import type { BookGame } from './line-book.ts';

/** The most games of the line that come without a sport or champ, and of live in any case. */
const MOST_OF_LINE = 150;
const MOST_OF_LIVE = 400;
/** How far ahead an upcoming event starts. */
const UPCOMING = hours(3);

/** The same for one that is a top event: that of next week is none yet. */
const TOP_AHEAD = hours(24);

export interface LineSelection {
  readonly games: readonly BookGame[];
  readonly counts: Readonly<Record<TimeFilter, number>>;
}

/** The games under a filter, and how many there would be under each time filter. */
export function selectLine(games: readonly BookGame[], filter: LineFilter, now: EpochMillis): LineSelection {
  const wanted = filter.hidden === undefined ? games : withoutDisallowedSports(games, readHiddenSports(filter.hidden));
  const inSection = wanted.filter((game) => isInSection(game, filter, now));
  const matching = filter.time === 'all' ? inSection : inSection.filter((game) => passes(game, filter.time, now));
  const counts = Object.fromEntries(
    TIME_FILTER_CODES.map((code) => [code, inSection.filter((game) => passes(game, code, now)).length]),
  ) as Record<TimeFilter, number>;
  return { games: capped(matching, filter), counts };
}

function isInSection(game: BookGame, filter: LineFilter, now: EpochMillis): boolean {
  if (filter.section !== 'all' && game.isLive !== (filter.section === 'live')) return false;
  if (filter.sportId !== undefined && game.sportId !== filter.sportId) return false;
  if (filter.champId !== undefined && game.champId !== filter.champId) return false;
  if (!isOfPage(game, filter, now)) return false;
  return filter.hoursAhead === 0 || game.isLive || game.startsAt <= now + hours(filter.hoursAhead);
}

/** Whether a game is one that its page is named after: SP-2, SP-3, SP-21. */
function isOfPage(game: BookGame, { page, teamId, menu }: LineFilter, now: EpochMillis): boolean {
  if (teamId !== undefined && !isGameOfTeam(game, teamId)) return false;
  if (menu === 'top' && !game.isTop) return false;
  if (menu === 'upcoming' && !passes(game, 'upcoming_events', now)) return false;
  if ((menu === 'recommended' || page === 'topgame') && !passes(game, 'recommended', now)) return false;
  const section = game.isLive ? 'live' : 'line';
  return page === undefined || isGameOfPage({ ...game, section }, { type: page, teamId }, NO_FAVOURITES);
}

function passes(game: BookGame, time: TimeFilter, now: EpochMillis): boolean {
  switch (time) {
    case 'all':
      return true;
    case 'upcoming_events':
      return !game.isLive && game.startsAt <= now + UPCOMING;
    case 'video':
      return game.isLive && hasCamera(game);
    case 'zone':
      return game.isLive && game.away !== undefined;
    case 'first_period':
      return game.isLive && game.period === 1;
    case 'second_period':
      return game.isLive && game.period === 2;
    case 'recommended':
      return game.isTop && (game.isLive || game.startsAt <= now + TOP_AHEAD);
  }
}

/** Without a sport, champ, team or page only the most important games of the line come: top games first, then the soonest. */
function capped(games: readonly BookGame[], { sportId, champId, teamId, page }: LineFilter): readonly BookGame[] {
  const live = games.filter((game) => game.isLive).slice(0, MOST_OF_LIVE);
  const line = games.filter((game) => !game.isLive);
  const isNarrow = (sportId ?? champId ?? teamId ?? page) !== undefined;
  if (isNarrow || line.length <= MOST_OF_LINE) return [...live, ...line];
  const important = line
    .toSorted(
      (one, other) => Number(other.isTop) - Number(one.isTop) || one.startsAt - other.startsAt || one.id - other.id,
    )
    .slice(0, MOST_OF_LINE);
  const chosen = new Set(important);
  return [...live, ...line.filter((game) => chosen.has(game))];
}
