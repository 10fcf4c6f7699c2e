import type { PageStores } from '../page/use-page.ts';
import type { PlayerStores } from './use-player.ts';

export interface OfficePageStores extends Pick<PageStores, 'page'>, Pick<PlayerStores, 'player'> {
  readonly officeMenu: { readonly load: () => Promise<void> };
}

/** Fetches what every page of the office shows; one that lives shows its skeletons meanwhile. */
export async function prepareOffice({ page, player, officeMenu }: OfficePageStores): Promise<undefined> {
  const known = player.player === undefined ? player.load() : undefined;
  const fetched = Promise.all([known, officeMenu.load()]);
  if (!page.isHydrated) await fetched;
}
