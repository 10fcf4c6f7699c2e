import type { LazyStoreSource } from '../page/lazy-stores.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the coupon; what only a filled one needs is loaded with it, history and printing with their pages. */
export interface CouponStores {
  readonly lazy: LazyStoreSource<
    'couponCode' | 'couponNews' | 'couponPromo' | 'couponSums' | 'couponTerms' | 'myBets' | 'placement'
  >;
}

export const useCoupon = featureHook<CouponStores>();
