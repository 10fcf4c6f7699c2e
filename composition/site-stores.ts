import type { Stores } from '../ui/app/stores.ts';
import { EAGER_WIRING } from './eager-wiring.ts';
import { pageStores } from './page-stores.ts';
import type { PageEnvironment, Provided } from './provided.ts';

/** The stores of a page of the site; what is given takes the place of the row of its name. */
export function siteStores(environment: PageEnvironment & Partial<Provided>): Stores {
  return pageStores(environment, {
    eager: EAGER_WIRING,
    lazy: async () => (await import('./lazy-wiring.ts')).LAZY_WIRING,
  });
}
