import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { statisticsGame } from '../../../core/sports/game/statistics-game.ts';
import type { PageStores } from '../../page/use-page.ts';
import type { SportsStores } from '../use-sports.ts';

type StatisticsMatch = Extract<RouteMatch, { readonly name: 'statistic-popup' }>;

/** Opens the game whose statistics the address asks for. */
export async function prepareStatistics(stores: PageStores & SportsStores, { params }: StatisticsMatch): Promise<void> {
  const id = statisticsGame(params.popup);
  if (id !== undefined) await stores.game.open(id);
  if (id === undefined || stores.game.phase === 'missing') stores.page.fail(404);
}
