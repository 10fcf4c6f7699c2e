import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import type { SiteStores } from '../use-site.ts';

/** Fetches the page of the address; one that no editor has written does not exist. */
export async function prepareLanding({ landings }: SiteStores, match: RouteMatch): Promise<number | undefined> {
  await landings.show(match.name === 'landing-page' ? match.params.landing : '');
  const { failure } = landings;
  if (failure === undefined) return undefined;
  const isMissing = failure.kind === 'refused' && (failure.status === 404 || failure.status === 400);
  return isMissing ? 404 : 500;
}
