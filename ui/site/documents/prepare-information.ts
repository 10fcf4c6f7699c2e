import { informationPage } from '../../../core/navigation/information-address.ts';
import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import type { SiteStores } from '../use-site.ts';

/** Fetches the page of the address; one that the operator has not written does not exist. */
export async function prepareInformation({ information }: SiteStores, match: RouteMatch): Promise<number | undefined> {
  await information.show(informationPage(match) ?? '');
  const { failure } = information;
  if (failure === undefined) return undefined;
  const isMissing = failure.kind === 'refused' && (failure.status === 404 || failure.status === 400);
  return isMissing ? 404 : 500;
}
