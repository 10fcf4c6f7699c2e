import { fetchPlayerParts } from '../accounts/player-parts.ts';
import { SHARED_NAMESPACES } from './pages.ts';
import type { Stores } from './stores.ts';

/** Fetches what every page shows: texts, configuration, the player, the sports. */
export async function prepareSite(stores: Stores): Promise<void> {
  await Promise.all([
    stores.texts.ensure(SHARED_NAMESPACES),
    stores.site.load(),
    preparePlayer(stores),
    stores.tree.load(),
  ]);
}

async function preparePlayer(stores: Stores): Promise<void> {
  await stores.session.confirm();
  if (!stores.session.isSignedIn) return;
  await Promise.all([stores.accounts.refresh(), fetchPlayerParts(stores)]);
}
