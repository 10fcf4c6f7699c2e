import { featureHook } from '../page/feature-hook.ts';

/** The stores of registration and password recovery, loaded with their dialogs. */
export interface RegistrationStores {}

export const useRegistration = featureHook<RegistrationStores>();
