import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { readLineQuery } from '../../../core/sports/line/line-query.ts';
import { pageLine, type PageAddress } from '../../../core/sports/line/page-line.ts';
import type { PageStores } from '../../page/use-page.ts';
import { openPageLine } from '../line/pages/prepare-line-page.ts';
import type { SportsStores } from '../use-sports.ts';

export type TeamMatch = Extract<RouteMatch, { readonly name: 'team' | 'team-game' }>;

/** Opens the team that the address names, with its games; one that nobody knows is a page that does not exist. */
export async function prepareTeam(
  stores: PageStores & SportsStores,
  { params }: TeamMatch,
  search: URLSearchParams,
): Promise<number | undefined> {
  const address: PageAddress & { readonly team: number } = params;
  const line = pageLine('team', address, readLineQuery(search));
  await Promise.all([stores.team.open(address.team), line === undefined ? undefined : openPageLine(stores, line)]);
  return stores.team.phase === 'missing' ? 404 : undefined;
}
