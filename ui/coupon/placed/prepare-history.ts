import { readHistoryChoice } from '../../../core/coupon/placed/history-filter.ts';
import type { PageStores } from '../../page/use-page.ts';
import type { CouponStores } from '../use-coupon.ts';

/** What stands beside the history. */
interface Beside {
  readonly officeMenu: { readonly load: () => Promise<void> };
}

/** Fetches the page of the history that the address asks for; a page that lives shows its skeleton meanwhile. */
export async function prepareHistory(
  { history, officeMenu, page }: PageStores & CouponStores & Beside,
  _match: unknown,
  search: URLSearchParams,
): Promise<undefined> {
  const shown = Promise.all([history.show(readHistoryChoice(search)), officeMenu.load()]);
  if (!page.isHydrated) await shown;
}
