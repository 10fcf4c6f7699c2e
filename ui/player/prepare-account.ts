import { readAccountHistoryChoice } from '../../core/accounts/history/account-history-choice.ts';
import type { PageStores } from '../page/use-page.ts';
import type { PlayerStores } from './use-player.ts';

interface AccountPageStores extends PageStores, Pick<PlayerStores, 'player'> {
  readonly accountHistory: { readonly show: (choice: ReturnType<typeof readAccountHistoryChoice>) => Promise<void> };
  readonly officeMenu: { readonly load: () => Promise<void> };
}

/** Fetches what the account's page shows; one that lives shows its skeletons meanwhile. */
export async function prepareAccount(
  { accountHistory, officeMenu, page, player }: AccountPageStores,
  _match: unknown,
  search: URLSearchParams,
): Promise<undefined> {
  const shown = accountHistory.show(readAccountHistoryChoice(search));
  const known = player.player === undefined ? player.load() : undefined;
  const fetched = Promise.all([shown, known, officeMenu.load()]);
  if (!page.isHydrated) await fetched;
}
