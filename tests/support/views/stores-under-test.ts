import { NOTICE_QUEUE } from '../../../core/notices/notice-queue.ts';
import { NoticesStore } from '#ui/notices/notices-store.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import { FEATURE_WIRING } from '../../../composition/feature-wiring.ts';
import { LAZY_FEATURE_WIRING } from '../../../composition/lazy-feature-wiring.ts';
import { pageStores } from '../../../composition/page-stores.ts';
import type { PageEnvironment, Provided } from '../../../composition/provided.ts';
import { pageRow, pageWiring } from '../../../composition/wiring/page-wiring.ts';
import type { LazyWiring, Wiring, WiringRow } from '../../../composition/wiring-row.ts';

/** Every store of a page, as the site has them. */
export type StoresUnderTest = ReturnType<typeof pageStores>;

/** The texts of a test are at hand: its wrapper has read them. */
const TEXTS = { ensure: () => Promise.resolve(), has: () => true } as Partial<Provided['texts']> as Provided['texts'];

/** Rows of which none runs by itself. */
const STILL: Wiring = Object.fromEntries(
  Object.entries<WiringRow<unknown>>(FEATURE_WIRING).map(([name, row]) => [name, { ...row, isStarted: false }]),
);

/** A page with all routes of the site, of which it opens none: there is no frame around a feature under test. */
const page = pageRow(() =>
  Promise.resolve({
    match: matchPath,
    open: () => Promise.reject(new Error('a feature under test opens no page')),
    pageOf: () => {
      throw new Error('a feature under test has no pages');
    },
  }),
);

/** What a test adds to the wiring of the features. */
export interface WiringUnderTest {
  /** Rows that are started, or that stand in the place of others. */
  readonly eager?: Wiring;
  readonly lazy?: LazyWiring;
}

/** The stores of a page, made by the wiring of the site; `start` sets those of the feature under test going, and the clock. */
export function storesUnderTest(
  given: PageEnvironment & Partial<Provided>,
  added: WiringUnderTest = {},
): StoresUnderTest {
  const stores = pageStores(
    { texts: TEXTS, ...given },
    {
      eager: { page, ...STILL, ...pageWiring, ...added.eager },
      lazy: () => Promise.resolve({ ...LAZY_FEATURE_WIRING, ...added.lazy }),
    },
  );
  // a test may have put another in its place
  if (stores.notices instanceof NoticesStore) stores.notices.begin(NOTICE_QUEUE);
  return stores;
}
