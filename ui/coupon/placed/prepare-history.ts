import { readHistoryChoice } from '../../../core/coupon/placed/history-filter.ts';
import type { LazyStoreSource } from '../../page/lazy-stores.ts';
import type { PageStores } from '../../page/use-page.ts';
import type { CouponStores } from '../use-coupon.ts';

/** What stands beside the history, once it has been loaded. */
interface Beside {
  readonly lazy: LazyStoreSource<'officeMenu'>;
  readonly officeMenu: { readonly load: () => Promise<void> };
}

/** Fetches the page of the history that the address asks for; a page that lives shows its skeleton meanwhile. */
export async function prepareHistory(
  stores: PageStores & CouponStores & Beside,
  _match: unknown,
  search: URLSearchParams,
): Promise<undefined> {
  const menu = stores.lazy.ensure(['officeMenu']).then(async () => stores.officeMenu.load());
  const shown = Promise.all([stores.history.show(readHistoryChoice(search)), menu]);
  if (!stores.page.isHydrated) await shown;
}
