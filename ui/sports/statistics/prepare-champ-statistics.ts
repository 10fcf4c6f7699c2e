import { sportId } from '../../../core/sports/tree/sport.ts';
import type { SportsStores } from '../use-sports.ts';
import { statisticsChamp } from './statistics-address.ts';

/** Opens the competition that the address names, else the first one of football. */
export async function prepareChampStatistics(
  { champStatistics, tree }: SportsStores,
  search: URLSearchParams,
): Promise<number | undefined> {
  const named = statisticsChamp(search);
  if (search.has('champ') && named === undefined) return 404;
  const football = sportId('football') ?? 0;
  if (named === undefined) await tree.show(football);
  const champId = named ?? tree.champsOf(football)[0]?.champs[0]?.id;
  if (champId === undefined) return undefined;
  await champStatistics.open(champId);
  const { statistics, phase } = champStatistics;
  if (statistics !== undefined) await tree.show(statistics.sportId);
  return phase === 'missing' ? 404 : undefined;
}
