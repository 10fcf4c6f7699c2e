import type { RouteMatch } from '../../../../core/navigation/route-table.ts';
import type { SportsStores } from '../../use-sports.ts';

type FinalMatch = Pick<Extract<RouteMatch, { readonly name: 'champ-final' }>, 'params'>;

/** Opens the table of a competition, and who may win its season where it holds one. */
export async function prepareChampFinal(
  { champStatistics, game, tree }: SportsStores,
  { params }: FinalMatch,
): Promise<number | undefined> {
  await champStatistics.open(params.champ);
  const { statistics, phase } = champStatistics;
  if (statistics === undefined) return phase === 'missing' ? 404 : undefined;
  const { finalId, sportId } = statistics;
  if (finalId === undefined) game.close();
  await Promise.all([tree.show(sportId), finalId === undefined ? undefined : game.open(finalId)]);
  return undefined;
}
