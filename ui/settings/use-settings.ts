import type { MediaLook } from '../../core/media/media-look.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the settings. */
export interface SettingsStores {
  /** How the player watches on this device. */
  readonly media: {
    readonly look: MediaLook;
    readonly changeLook: (change: Partial<MediaLook>) => void;
  };
}

export const useSettings = featureHook<SettingsStores>();
