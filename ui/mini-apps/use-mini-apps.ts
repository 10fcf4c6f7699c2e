import { featureHook } from '../page/feature-hook.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';

/** The stores of what comes from remote applications. */
export interface MiniAppsStores {
  readonly lazy: LazyStoreSource<'miniApps'>;
  /** HND-1 In which an application may name amounts. */
  readonly accounts: { readonly currency: string };
}

export const useMiniApps = featureHook<MiniAppsStores>();
