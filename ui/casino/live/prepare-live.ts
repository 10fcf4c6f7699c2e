import { liveTableId } from '../../../core/casino/live/live-tables.ts';
import { prepareCatalogue } from '../catalogue/prepare-catalogue.ts';
import type { CatalogueMatch } from '../catalogue/catalogue-place.ts';
import type { CasinoStores } from '../use-casino.ts';

/** LCT-1 The list of live tables, one of them, or the slots of a theme under the same address. */
export async function prepareLive(
  { catalogue, liveTables }: Pick<CasinoStores, 'catalogue' | 'liveTables'>,
  match: Extract<CatalogueMatch, { readonly name: 'casino' }>,
  search: URLSearchParams,
): Promise<number | undefined> {
  const { subcategory } = match.params;
  const table = liveTableId(subcategory);
  if (table === undefined && subcategory !== undefined) return prepareCatalogue({ catalogue }, match, search);
  await (table === undefined ? liveTables.openList() : liveTables.openTable(table));
  return undefined;
}
