import type { AvailabilityStore } from './availability-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of navigation, loaded when a page is guarded in the browser. */
export interface NavigationStores {
  readonly availability: AvailabilityStore;
}

export const useNavigationStores = featureHook<NavigationStores>();
