import type { CouponState } from '../../core/coupon/building/coupon-state.ts';
import { featureHook } from '../page/feature-hook.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';

/** The stores of what comes from remote applications. */
export interface MiniAppsStores {
  readonly lazy: LazyStoreSource<'miniApps' | 'framedApps' | 'signedModules' | 'consultant'>;
  /** HND-1 In which an application may name amounts. */
  readonly accounts: { readonly currency: string };
  /** FRM-9 What of it an application in a frame is told. */
  readonly coupon: { readonly state: CouponState };
  /** FRM-10 Whom an application in a frame may call. */
  readonly consultant: {
    readonly isAvailable: boolean;
    readonly load: () => Promise<void>;
    readonly open: () => Promise<void>;
  };
}

export const useMiniApps = featureHook<MiniAppsStores>();
