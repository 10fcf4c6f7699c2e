import { readCatalogueWish } from '../../../core/casino/catalogue/catalogue-wish.ts';
import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import type { CasinoStores } from '../use-casino.ts';

export type SlotGameMatch = Extract<RouteMatch, { readonly name: 'slot-game' | 'casino-game' }>;

/** Opens the game that the address names, and those that are like it; one that nobody knows is a page that does not exist. */
export async function prepareSlotGame(
  { slotGame, catalogue }: Pick<CasinoStores, 'slotGame' | 'catalogue'>,
  { params: { game } }: SlotGameMatch,
): Promise<number | undefined> {
  const status = await slotGame.open(game);
  const theme = slotGame.playable?.game.theme;
  if (theme !== undefined) await catalogue.open({ theme }, readCatalogueWish(new URLSearchParams()));
  return status;
}
