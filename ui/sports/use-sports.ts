import type { GameStore } from './game/game-store.ts';
import type { FavouritesStore } from './line/favourites-store.ts';
import type { LineStore } from './line/line-store.ts';
import type { SearchStore } from './search/search-store.ts';
import type { TreeStore } from './tree/tree-store.ts';
import type { Bet } from '../../core/coupon/bets/bet.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import { featureHook } from '../page/feature-hook.ts';

/** What prices need of the coupon that they are picked for. */
interface PickingStores {
  readonly coupon: {
    readonly isOnline: boolean;
    readonly isSelected: (outcomeId: string) => boolean;
  };
  readonly couponSettings: { readonly isOneClickOn: boolean };
  readonly placement: { readonly pick: (bet: Bet, priceSince: EpochMillis) => void };
}

/** The stores of line and live. */
export interface SportsStores extends PickingStores {
  readonly tree: TreeStore;
  readonly line: LineStore;
  readonly game: GameStore;
  readonly favourites: FavouritesStore;
  readonly search: SearchStore;
}

export const useSports = featureHook<SportsStores>();
