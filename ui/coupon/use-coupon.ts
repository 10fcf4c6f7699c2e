import { featureHook } from '../page/feature-hook.ts';

/** The stores of the coupon; history and printing are loaded with their pages. */
export interface CouponStores {}

export const useCoupon = featureHook<CouponStores>();
