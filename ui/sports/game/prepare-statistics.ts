import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { statisticsGame } from '../../../core/sports/game/statistics-game.ts';
import { statisticsDuel } from '../../../core/sports/statistics/duel-address.ts';
import type { SportsStores } from '../use-sports.ts';

type StatisticsMatch = Extract<RouteMatch, { readonly name: 'statistic-popup' }>;

/** Opens the game or the two players whose statistics the address asks for. */
export async function prepareStatistics(
  stores: SportsStores,
  { params }: StatisticsMatch,
): Promise<number | undefined> {
  return openStatistics(stores, params.popup);
}

/** Opens them in whatever stores they are shown from; the status of an address that shows nothing. */
export async function openStatistics(
  stores: Pick<SportsStores, 'game' | 'gameHistory' | 'playersDuel'>,
  popup: string,
): Promise<number | undefined> {
  const duel = statisticsDuel(popup);
  if (duel !== undefined) {
    await stores.playersDuel.open(duel);
    return stores.playersDuel.phase === 'missing' ? 404 : undefined;
  }
  const id = statisticsGame(popup);
  if (id !== undefined) await Promise.all([stores.game.open(id), stores.gameHistory.open(id)]);
  return id === undefined || stores.game.phase === 'missing' ? 404 : undefined;
}
