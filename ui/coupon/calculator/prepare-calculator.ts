import type { CouponStores } from '../use-coupon.ts';

/** Fetches the menu that the calculator stands beside. */
export async function prepareCalculator({ information }: CouponStores): Promise<undefined> {
  await information.loadMenu();
}
