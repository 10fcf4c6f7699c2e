import { PART_SIZES, type LineFilter } from '../../../../core/sports/line/line-filter.ts';
import { readLineQuery } from '../../../../core/sports/line/line-query.ts';
import { pageLine, type PageAddress, type PageLine } from '../../../../core/sports/line/page-line.ts';
import type { PageStores } from '../../../page/use-page.ts';
import { prepareGame } from '../../game/prepare-game.ts';
import type { SportsStores } from '../../use-sports.ts';
import { loadAsianLine } from '../table/load-asian-line.ts';
import { LINE_PAGES, type LinePageMatch } from './line-page.ts';

type Stores = PageStores & SportsStores;

/** Opens what the address of a page of the line asks for: its line, or one of its games. */
export async function prepareLinePage(
  stores: Stores,
  match: LinePageMatch,
  search: URLSearchParams,
): Promise<number | undefined> {
  const address: PageAddress & { readonly game?: number } = match.params;
  const line = pageLine(LINE_PAGES[match.name], address, readLineQuery(search));
  if (line === undefined) return 404;
  const { game, sport, champ, section = 'live' } = address;
  if (game === undefined || sport === undefined || champ === undefined) return openPageLine(stores, line);
  await stores.lazy.ensure(['game']);
  if (stores.page.left.aborted) return undefined;
  return prepareGame(stores, { params: { section, sport, champ, game } });
}

/** Opens the line of a page; gives 404 for a champ that the line does not have. */
export async function openPageLine(stores: Stores, view: PageLine): Promise<number | undefined> {
  if (stores.lazy.isLoaded('game')) stores.game.close();
  if ((await isChampMissing(stores, view.filter)) === true) return 404;
  if (stores.page.left.aborted) return undefined;
  await Promise.all([
    stores.line.open(view, PART_SIZES[0]),
    stores.settings.settings.appViewType === 1 ? loadAsianLine(stores) : undefined,
  ]);
  return undefined;
}

/** A champ that the line does not have is a page that does not exist. */
async function isChampMissing({ tree }: Stores, { champId, sportId }: LineFilter): Promise<boolean | undefined> {
  if (champId === undefined || sportId === undefined) return undefined;
  await tree.show(sportId);
  return tree.hasChampsOf(sportId) && tree.champ(champId)?.sportId !== sportId;
}
