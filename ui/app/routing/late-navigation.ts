import { matchPath, type RouteMatch, type RouteName } from '../../../core/navigation/route-table.ts';
import { guardPage } from './guard-page.ts';
import { latePage } from './late-pages.ts';
import type { AskedPage, PageOpening } from './open-page.ts';
import type { LazyPage } from './pages.ts';
import type { Stores } from '../../page/stores.ts';

/** All routes, their guards and pages: fetched after the first picture, or with it where the address is of no main route. */
export interface LateNavigation {
  readonly match: (path: string) => RouteMatch | undefined;
  /** Opens a page past the guards. */
  readonly open: (stores: Stores, asked: AskedPage) => Promise<PageOpening>;
  readonly pageOf: (name: RouteName) => LazyPage;
}

export const LATE_NAVIGATION: LateNavigation = { match: matchPath, open: guardPage, pageOf: latePage };
