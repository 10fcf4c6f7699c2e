import type { MediaLook } from '../../core/media/media-look.ts';
import type { StarredTeam as FavouriteTeam } from '../../core/sports/line/favourites.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the settings. */
export interface SettingsStores {
  /** The teams that the player starred on this device. */
  readonly favourites: {
    readonly favourites: { readonly teams: readonly FavouriteTeam[] };
    readonly toggleTeam: (team: FavouriteTeam) => void;
  };
  /** Whether the balances are hidden. */
  readonly accounts: { readonly isBalanceHidden: boolean; readonly hideBalance: (isHidden: boolean) => void };
  /** How the player watches on this device. */
  readonly media: {
    readonly look: MediaLook;
    readonly changeLook: (change: Partial<MediaLook>) => void;
  };
}

export const useSettings = featureHook<SettingsStores>();
