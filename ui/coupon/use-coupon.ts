import type { CouponNewsStore } from './coupon-news-store.ts';
import type { CouponStore } from './coupon-store.ts';
import type { CouponTermsStore } from './coupon-terms-store.ts';
import type { HistoryStore } from './history/history-store.ts';
import type { MyBetsStore } from './history/my-bets-store.ts';
import type { PlacementStore } from './placing/placement-store.ts';
import type { CouponCodeStore } from './saved/coupon-code-store.ts';
import type { PrintedCouponStore } from './saved/printed-coupon-store.ts';
import type { CouponSettingsStore } from './settings/coupon-settings-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the coupon; history and printing are loaded with their pages. */
export interface CouponStores {
  readonly coupon: CouponStore;
  readonly couponSettings: CouponSettingsStore;
  readonly couponTerms: CouponTermsStore;
  readonly couponCode: CouponCodeStore;
  readonly couponNews: CouponNewsStore;
  readonly placement: PlacementStore;
  readonly myBets: MyBetsStore;
  readonly history: HistoryStore;
  readonly printed: PrintedCouponStore;
}

export const useCoupon = featureHook<CouponStores>();
