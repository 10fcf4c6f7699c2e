import type { RouteMatch } from '../../../../core/navigation/route-table.ts';
import { readResultsQuery } from '../../../../core/sports/results/results-query.ts';
import type { PageStores } from '../../../page/use-page.ts';
import type { SportsStores } from '../../use-sports.ts';

type ChampResultsMatch = Extract<RouteMatch, { readonly name: 'champ-results' }>;

/** Opens the results of the competition that the address names, or all competitions to choose from where it names none. */
export async function prepareChampResults(
  { page, results, tree }: PageStores & SportsStores,
  { params: { champ } }: ChampResultsMatch,
  search: URLSearchParams,
): Promise<number | undefined> {
  if (champ === undefined) {
    await tree.show(...tree.tree.sports.map(({ id }) => id));
    return undefined;
  }
  const { day, gameId } = readResultsQuery(search);
  await results.open('ended', { day, gameId, champId: champ, isFavourites: false }, true);
  if (page.left.aborted || results.counts === undefined) return undefined;
  return results.counts.champs.some(({ id }) => id === champ) ? undefined : 404;
}
