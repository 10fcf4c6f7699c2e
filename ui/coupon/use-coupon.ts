import type { LazyStoreSource } from '../page/lazy-stores.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the coupon; history and printing are loaded with their pages. */
export interface CouponStores {
  readonly lazy: LazyStoreSource<'couponCode' | 'couponNews' | 'myBets'>;
}

export const useCoupon = featureHook<CouponStores>();
