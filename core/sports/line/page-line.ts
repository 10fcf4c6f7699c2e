import type { ParameterValues } from '../../navigation/route-parameters.ts';
import type { SportCode } from '../tree/sport.ts';
import { sportId } from '../tree/sport.ts';
import { isCyberSport } from '../cyber/cyber.ts';
import { sectionsOfPage, type PageType } from '../tree/page-type.ts';
import { NAMED_PAGES, NARROWING_MENUS, type LineFilter } from './line-filter.ts';
import type { LineQuery } from './line-query.ts';

/** What the path of a page of the line names beside its type. */
export type PageAddress = Partial<
  Pick<ParameterValues, 'section' | 'liveSection' | 'menuSection' | 'sport' | 'champ' | 'team'>
>;

/** What a page of the line shows. */
export interface PageLine {
  readonly filter: LineFilter;
  /** Only what the player starred, whatever the filter. */
  readonly isFavourites: boolean;
}

/** Pages of one sport. */
const PAGE_SPORTS: Readonly<Partial<Record<PageType, SportCode>>> = {
  marble: 'marbles',
  ufc: 'mma',
  politics: 'politics',
};

/**
 * SP-21 The line of a page is that of its type under what its path names: a league's and the part that is called all have both sections,
 * the other parts narrow it; undefined where the path names a sport that the page does not have.
 */
export function pageLine(type: PageType, address: PageAddress, query: LineQuery): PageLine | undefined {
  const sport = PAGE_SPORTS[type] ?? address.sport;
  const id = sport === undefined ? undefined : sportId(sport);
  if (address.sport !== undefined && address.sport !== sport) return undefined;
  if (type === 'cyber' && id !== undefined && !isCyberSport(id)) return undefined;
  return {
    filter: {
      section: sectionOf(type, address),
      sportId: id,
      champId: address.champ,
      page: NAMED_PAGES.find((named) => named === type),
      teamId: address.team,
      menu: NARROWING_MENUS.find((named) => named === address.menuSection),
      time: query.time,
      hoursAhead: query.hoursAhead,
    },
    isFavourites: query.isFavourites || type === 'betsonyour' || address.menuSection === 'favourites',
  };
}

function sectionOf(type: PageType, { section, menuSection }: PageAddress): LineFilter['section'] {
  const [only, ...others] = sectionsOfPage(type);
  if (only !== undefined && others.length === 0) return only;
  return type === 'league' || menuSection === 'all' ? 'all' : (section ?? 'all');
}
