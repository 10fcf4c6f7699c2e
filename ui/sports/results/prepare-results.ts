import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { resultType } from '../../../core/sports/results/game-results.ts';
import { readResultsQuery } from '../../../core/sports/results/results-query.ts';
import type { SportsStores } from '../use-sports.ts';

type ResultsMatch = Extract<RouteMatch, { readonly name: 'results' }>;

/** Opens the results that the address asks for. */
export async function prepareResults(
  stores: SportsStores,
  { params }: ResultsMatch,
  search: URLSearchParams,
): Promise<undefined> {
  await stores.results.open(resultType(params.resultType), readResultsQuery(search));
}
