import type { TermsStore } from './terms-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of what is known of the player, loaded with their pages. */
export interface PlayerStores {
  readonly terms: TermsStore;
}

export const usePlayer = featureHook<PlayerStores>();
