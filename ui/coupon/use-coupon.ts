import type { OfferSettings } from '../../core/settings/offer-settings.ts';
import type { Sport } from '../../core/sports/tree/sport.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the coupon; what only a filled one needs is loaded with it, history and printing with their pages. */
export interface CouponStores {
  readonly lazy: LazyStoreSource<
    | 'couponCode'
    | 'couponNews'
    | 'couponPromo'
    | 'couponQuick'
    | 'couponReminder'
    | 'couponSums'
    | 'couponTerms'
    | 'myBets'
    | 'offerSettings'
    | 'placement'
  >;
  /** What the bet generator may be narrowed to. */
  readonly tree: { readonly tree: { readonly sports: readonly Sport[] } };
  readonly offerSettings: { readonly settings: OfferSettings };
}

export const useCoupon = featureHook<CouponStores>();
