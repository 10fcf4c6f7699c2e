import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import type { SiteStores } from '../use-site.ts';
import { prepareInformation } from './prepare-information.ts';

/** Fetches the story of the address, or the list of all; a story that nobody wrote does not exist. */
export async function prepareNews(
  stores: SiteStores,
  match: Extract<RouteMatch, { readonly name: 'news' }>,
): Promise<number | undefined> {
  if (match.params.slug !== undefined) return prepareInformation(stores, match);
  await stores.information.loadNews();
  return undefined;
}
