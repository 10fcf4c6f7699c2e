import type { HouseGameId } from '../../../core/casino/games/house-game.ts';
import type { CasinoStores } from '../use-casino.ts';

/** Opens a game of the house with its stakes. */
export async function prepareHouseGame(
  { houseGame }: Pick<CasinoStores, 'houseGame'>,
  id: HouseGameId,
): Promise<undefined> {
  await houseGame.open(id);
}
