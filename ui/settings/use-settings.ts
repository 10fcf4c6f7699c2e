import { featureHook } from '../page/feature-hook.ts';

/** The stores of the settings. */
export interface SettingsStores {}

export const useSettings = featureHook<SettingsStores>();
