import type { LazyStoreSource } from '../page/lazy-stores.ts';
import { featureHook } from '../page/feature-hook.ts';

/** What the pages of the site need of what stands beside them. */
interface StoresBesideSite {
  readonly lazy: LazyStoreSource<'availability' | 'consent' | 'frame'>;
  readonly placing: { readonly isBusy: boolean };
  readonly coupon: { readonly currency: string };
  readonly availability: {
    readonly isNavigationBlocked: boolean;
    readonly blockNavigation: (isBlocked: boolean) => void;
    readonly whenMaintenanceEnds: (tell: () => void) => () => void;
  };
}

/** The stores of the site; all but its configuration are loaded with the first page or dialog that needs them. */
export interface SiteStores extends StoresBesideSite {}

export const useSite = featureHook<SiteStores>();
