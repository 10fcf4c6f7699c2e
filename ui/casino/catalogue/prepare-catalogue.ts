import { readCatalogueWish } from '../../../core/casino/catalogue/catalogue-wish.ts';
import type { CasinoStores } from '../use-casino.ts';
import { cataloguePlace, type CatalogueMatch } from './catalogue-place.ts';

/** Lists the games that the address asks for; a subcategory or a provider that nobody knows is a page that does not exist. */
export async function prepareCatalogue(
  { catalogue }: Pick<CasinoStores, 'catalogue'>,
  match: CatalogueMatch,
  search: URLSearchParams,
): Promise<number | undefined> {
  if (match.name === 'casino-brand') await catalogue.loadProviders();
  const place = cataloguePlace(match, catalogue.providers);
  if (place === undefined) return 404;
  const isOfProvider = place.provider !== undefined;
  const wish = readCatalogueWish(search);
  await Promise.all([
    catalogue.open(place, wish),
    isOfProvider ? catalogue.loadProviders() : wish.provider === '' ? undefined : catalogue.offerProviders(),
  ]);
  const isUnknown = isOfProvider && catalogue.providers?.some(({ id }) => id === place.provider) === false;
  return isUnknown ? 404 : undefined;
}
