import { createContainer } from '../../../composition/container.ts';
import { EAGER_WIRING } from '../../../composition/eager-wiring.ts';
import { pageStores } from '../../../composition/page-stores.ts';
import type { PageEnvironment, Provided } from '../../../composition/provided.ts';
import { pageWiring } from '../../../composition/wiring/page-wiring.ts';
import type { Wiring, WiringRow } from '../../../composition/wiring-row.ts';

/** Every store of a page, as the site has them. */
export type StoresUnderTest = ReturnType<typeof pageStores>;

/** The texts of a test are at hand: its wrapper has read them. */
const TEXTS = { ensure: () => Promise.resolve(), has: () => true } as Partial<Provided['texts']> as Provided['texts'];

/** Rows of which none runs by itself. */
const STILL: Wiring = Object.fromEntries(
  Object.entries<WiringRow<unknown>>(EAGER_WIRING).map(([name, row]) => [name, { ...row, isStarted: false }]),
);

/** The stores of a page, made by the wiring of the site; `start` sets those of the feature under test going, and the clock. */
export function storesUnderTest(given: PageEnvironment & Partial<Provided>, feature: Wiring = {}): StoresUnderTest {
  return pageStores(createContainer({ texts: TEXTS, ...given }), { ...STILL, ...pageWiring, ...feature });
}
