import type { NavigationFacts } from '../../core/navigation/navigation-facts.ts';
import { landNavigation, type NavigationLanding } from '../../core/navigation/navigation-landing.ts';
import { matchPath, type RouteMatch, type RouteName } from '../../core/navigation/route-table.ts';
import { siteFacts, type PageFacts } from '../../core/navigation/site-facts.ts';
import { latePage } from './late-pages.ts';
import type { LazyPage } from './pages.ts';

/** All routes, their guards and pages: fetched after the first picture, or with it where the address is of no main route. */
export interface LateNavigation {
  readonly match: (path: string) => RouteMatch | undefined;
  /** Where an address without a language leads. */
  readonly land: (
    address: string,
    factsAt: (address: string) => Promise<NavigationFacts>,
  ) => Promise<NavigationLanding>;
  readonly facts: (page: PageFacts) => NavigationFacts;
  readonly pageOf: (name: RouteName) => LazyPage;
}

export const LATE_NAVIGATION: LateNavigation = {
  match: matchPath,
  land: landNavigation,
  facts: siteFacts,
  pageOf: latePage,
};
