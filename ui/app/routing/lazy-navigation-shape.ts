import type { RouteMatch, RouteName } from '../../../core/navigation/route-table.ts';
import type { Stores } from '../stores.ts';
import type { LazyPage } from './lazy-page.ts';
import type { AskedPage, PageOpening } from './page-opening.ts';

/** All routes, their guards and pages: fetched after the first picture, or with it where the address is of no main route. */
export interface LazyNavigation {
  readonly match: (path: string) => RouteMatch | undefined;
  /** Opens a page past the guards. */
  readonly open: (stores: Stores, asked: AskedPage) => Promise<PageOpening>;
  /** MAT-30 The page of a route; that of its application where that is among the slots that are remote. */
  readonly pageOf: (name: RouteName, remoteSlots?: readonly string[]) => LazyPage;
}
