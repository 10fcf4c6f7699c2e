import { readCatalogueWish, writeCatalogueWish } from '../../../../core/casino/catalogue/catalogue-wish.ts';
import type { CasinoStores } from '../../use-casino.ts';
import type { CatalogueMatch } from '../catalogue-place.ts';
import { prepareCatalogue } from '../prepare-catalogue.ts';

/** The slots that the address asks for, and what stands above them. */
export async function prepareLobby(
  {
    catalogue,
    liveTables,
    newGames,
    tournaments,
  }: Pick<CasinoStores, 'catalogue' | 'liveTables' | 'newGames' | 'tournaments'>,
  match: CatalogueMatch,
  search: URLSearchParams,
): Promise<number | undefined> {
  const [status] = await Promise.all([
    prepareCatalogue({ catalogue }, match, search),
    tournaments.open(),
    liveTables.openList(),
    // the row of new games stands until something is looked for
    writeCatalogueWish(readCatalogueWish(search)) === '' ? newGames.open() : undefined,
  ]);
  return status;
}
