import { defaultOddsFormat } from '../../../core/settings/default-odds-format.ts';
import { fetchPlayerParts } from '#ui/accounts/player-parts.ts';
import { matchMainPath } from '../../../core/navigation/main-route-table.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import { fetchFooter } from '../footer/fetch-footer.ts';
import { SHARED_NAMESPACES } from './pages.ts';
import type { Stores } from '../stores.ts';

/** Fetches what every page shows: texts, configuration, the player, the sports. */
export async function prepareSite(stores: Stores, path = '/'): Promise<void> {
  await Promise.all([
    stores.texts.ensure(SHARED_NAMESPACES),
    prepareConfig(stores),
    preparePlayer(stores),
    prepareTree(stores, path),
    // the browser keeps the server's footer until the code for it has come
    import.meta.env.SSR ? fetchFooter(stores) : undefined,
  ]);
}

/** A page of a sport has its champs beside it. */
async function prepareTree({ tree }: Stores, path: string): Promise<void> {
  const match = matchMainPath(path);
  const sport = match !== undefined && 'sport' in match.params ? sportId(match.params.sport) : undefined;
  await (sport === undefined ? tree.load() : tree.show(sport));
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
