import type { SettingSaver } from './setting-saver.ts';
import type { ViewSettingsStore } from './view-settings-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the settings. */
export interface SettingsStores {
  readonly settings: ViewSettingsStore;
  /** Loaded when the page is whole. */
  readonly settingSaver: SettingSaver;
}

export const useSettings = featureHook<SettingsStores>();
