import type { PageStores } from '../page/use-page.ts';
import type { PlayerStores } from './use-player.ts';

interface PlayerPageStores extends Pick<PageStores, 'page'>, Pick<PlayerStores, 'player'> {}

/** Fetches who the player is; a page that lives shows skeletons meanwhile. */
export async function preparePlayer({ page, player }: PlayerPageStores): Promise<undefined> {
  const known = player.player === undefined ? player.load() : undefined;
  if (!page.isHydrated) await known;
}
