import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { statisticsGame } from '../../../core/sports/statistics-game.ts';
import type { Stores } from '../../page/stores.ts';

type StatisticsMatch = Extract<RouteMatch, { readonly name: 'statistic-popup' }>;

/** Opens the game whose statistics the address asks for. */
export async function prepareStatistics(stores: Stores, { params }: StatisticsMatch): Promise<void> {
  const id = statisticsGame(params.popup);
  if (id !== undefined) await stores.game.open(id);
  if (id === undefined || stores.game.phase === 'missing') stores.page.fail(404);
}
