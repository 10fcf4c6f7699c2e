import { FEATURE_WIRING } from './feature-wiring.ts';
import { appWiring } from './wiring/app-wiring.ts';
import type { Wiring } from './wiring-row.ts';

/** What every page has from the start, in the order in which it is started. */
export const EAGER_WIRING = { ...appWiring, ...FEATURE_WIRING } satisfies Wiring;
