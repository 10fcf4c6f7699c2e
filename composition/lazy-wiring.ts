import type { StoreName, Stores } from '../ui/app/stores.ts';
import type { EAGER_WIRING } from './eager-wiring.ts';
import { LAZY_FEATURE_WIRING } from './lazy-feature-wiring.ts';
import { lazyAppWiring } from './wiring/lazy-app-wiring.ts';
import type { LazyRow } from './wiring-row.ts';

/** What is loaded with the first page or dialog that needs it: every store that a page does not have from the start. */
export const LAZY_WIRING = { ...LAZY_FEATURE_WIRING, ...lazyAppWiring } satisfies {
  readonly [Name in Exclude<StoreName, keyof typeof EAGER_WIRING>]: LazyRow<Stores[Name]>;
};
