import { featureHook } from '../page/feature-hook.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';

/** The stores of registration and password recovery, loaded with their dialogs. */
export interface RegistrationStores {
  readonly lazy: LazyStoreSource<'bonuses' | 'social'>;
}

export const useRegistration = featureHook<RegistrationStores>();
