import { readHistoryChoice } from '../../../core/coupon/placed/history-filter.ts';
import type { PageStores } from '../../page/use-page.ts';
import type { CouponStores } from '../use-coupon.ts';

/** Fetches the page of the history that the address asks for; a page that lives shows its skeleton meanwhile. */
export async function prepareHistory(
  { history, page }: PageStores & CouponStores,
  _match: unknown,
  search: URLSearchParams,
): Promise<undefined> {
  const shown = history.show(readHistoryChoice(search));
  if (!page.isHydrated) await shown;
}
