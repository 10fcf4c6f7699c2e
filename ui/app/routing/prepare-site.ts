import { defaultOddsFormat } from '../../../core/settings/default-odds-format.ts';
import { fetchPlayerParts } from '#ui/accounts/player-parts.ts';
import { fetchFooter } from '../footer/fetch-footer.ts';
import { SHARED_NAMESPACES } from './pages.ts';
import type { Stores } from '../stores.ts';

/** Fetches what every page shows: texts, configuration, the player, the sports. */
export async function prepareSite(stores: Stores): Promise<void> {
  await Promise.all([
    stores.texts.ensure(SHARED_NAMESPACES),
    prepareConfig(stores),
    preparePlayer(stores),
    stores.tree.load(),
    // the browser keeps the server's footer until the code for it has come
    import.meta.env.SSR ? fetchFooter(stores) : undefined,
  ]);
}

async function prepareConfig({ language, settings, site }: Stores): Promise<void> {
  await site.load();
  if (site.config !== undefined) settings.startOddsIn(defaultOddsFormat(site.config.geoCountryCode, language));
}

async function preparePlayer(stores: Stores): Promise<void> {
  await stores.session.confirm();
  if (!stores.session.isSignedIn) return;
  await Promise.all([stores.accounts.refresh(), fetchPlayerParts(stores)]);
}
