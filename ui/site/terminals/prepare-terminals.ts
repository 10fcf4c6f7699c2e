import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { prepareInformation } from '../documents/prepare-information.ts';
import type { SiteStores } from '../use-site.ts';

/** Fetches the page and its list; the page stands where the list does not come. */
export async function prepareTerminals(stores: SiteStores, match: RouteMatch): Promise<number | undefined> {
  const [status] = await Promise.all([prepareInformation(stores, match), stores.information.terminals.load()]);
  return status;
}
