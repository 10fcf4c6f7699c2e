import type { ViewSettingsStore } from './view-settings-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the settings. */
export interface SettingsStores {
  readonly settings: ViewSettingsStore;
}

export const useSettings = featureHook<SettingsStores>();
