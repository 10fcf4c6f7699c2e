import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { PART_SIZES } from '../../../core/sports/line/line-filter.ts';
import { lineFilter, readLineQuery } from '../../../core/sports/line/line-query.ts';
import type { PageStores } from '../../page/use-page.ts';
import type { SportsStores } from '../use-sports.ts';
import { loadAsianLine } from './table/load-asian-line.ts';

type LineMatch = Extract<RouteMatch, { readonly name: 'home' | 'section' | 'sport' | 'champ' }>;

/** Opens the line that the address asks for; a champ that the line does not have is a page that does not exist. */
export async function prepareLine(
  stores: PageStores & SportsStores,
  match: LineMatch,
  search: URLSearchParams,
): Promise<number | undefined> {
  const query = readLineQuery(search);
  const filter = lineFilter(match.params, query);
  if (stores.lazy.isLoaded('game')) stores.game.close();
  const { sportId } = filter;
  const { left } = stores.page;
  if (filter.champId !== undefined && sportId !== undefined) await stores.tree.show(sportId);
  if (left.aborted) return undefined;
  if (filter.champId !== undefined && sportId !== undefined && stores.tree.hasChampsOf(sportId)) {
    const champ = stores.tree.champ(filter.champId);
    if (champ === undefined || champ.sportId !== sportId) return 404;
  }
  await Promise.all([
    stores.line.open({ filter, isFavourites: query.isFavourites }, PART_SIZES[0]),
    stores.settings.settings.appViewType === 1 ? loadAsianLine(stores) : undefined,
  ]);
  return undefined;
}
