import { readHistoryChoice } from '../../../core/coupon/placed/history-filter.ts';
import type { Stores } from '../../page/stores.ts';

/** Fetches the page of the history that the address asks for; a page that lives shows its skeleton meanwhile. */
export async function prepareHistory(
  { history, page }: Stores,
  _match: unknown,
  search: URLSearchParams,
): Promise<void> {
  const shown = history.show(readHistoryChoice(search));
  if (!page.isHydrated) await shown;
}
