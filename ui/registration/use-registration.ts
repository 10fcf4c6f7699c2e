import type { RecoveryStore } from './recovery-store.ts';
import type { RegistrationStore } from './registration-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of registration and password recovery, loaded with their dialogs. */
export interface RegistrationStores {
  readonly registration: RegistrationStore;
  readonly recovery: RecoveryStore;
}

export const useRegistration = featureHook<RegistrationStores>();
