import type { GameStore } from './game/game-store.ts';
import type { FavouritesStore } from './line/favourites-store.ts';
import type { LineStore } from './line/line-store.ts';
import type { SearchStore } from './search/search-store.ts';
import type { TreeStore } from './tree/tree-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of line and live. */
export interface SportsStores {
  readonly tree: TreeStore;
  readonly line: LineStore;
  readonly game: GameStore;
  readonly favourites: FavouritesStore;
  readonly search: SearchStore;
}

export const useSports = featureHook<SportsStores>();
