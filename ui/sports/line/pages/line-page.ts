import type { RouteMatch } from '../../../../core/navigation/route-table.ts';
import type { PageType } from '../../../../core/sports/tree/page-type.ts';

/** The routes of pages of the line, with the type of each; a part of the line is one of home's. */
export const LINE_PAGES = {
  'menu-section': 'home',
  'bets-on-yours': 'betsonyour',
  'top-games': 'topgame',
  marble: 'marble',
  'champ-bets': 'champ',
  league: 'league',
  'cyber-line': 'cyber',
  ufc: 'ufc',
  politics: 'politics',
} as const satisfies Partial<Record<RouteMatch['name'], PageType>>;

export type LinePageMatch = Extract<RouteMatch, { readonly name: keyof typeof LINE_PAGES }>;

export function isLinePageMatch(match: RouteMatch | undefined): match is LinePageMatch {
  return match !== undefined && Object.hasOwn(LINE_PAGES, match.name);
}
