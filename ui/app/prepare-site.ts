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

async function preparePlayer({ session, accounts }: Stores): Promise<void> {
  await session.confirm();
  await accounts.refresh();
}
