import { MAIN_ROUTE_TABLE } from './main-route-table.ts';
import { writePattern } from './path-pattern.ts';
import type { EntryPath, PathParameters, Route } from './route.ts';
import { firstVariant, listRoutes, rankedVariants, type RankedVariant } from './route-list.ts';
import { CASINO_ROUTES, CASINO_SHARED } from './routes/casino-routes.ts';
import { EMPTY_ROUTES, EMPTY_SHARED } from './routes/empty-routes.ts';
import { ENTRANCE_ROUTES, ENTRANCE_SHARED } from './routes/entrance-routes.ts';
import { INFORMATION_ROUTES, INFORMATION_SHARED } from './routes/information-routes.ts';
import { LOTTO_ROUTES, LOTTO_SHARED } from './routes/lotto-routes.ts';
import type { MAIN_ROUTES } from './routes/main-routes.ts';
import { OFFICE_ROUTES, OFFICE_SHARED } from './routes/office-routes.ts';
import { PROMOTIONS_ROUTES, PROMOTIONS_SHARED } from './routes/promotions-routes.ts';
import { SPORTS_ROUTES, SPORTS_SHARED } from './routes/sports-routes.ts';

type Entries = typeof MAIN_ROUTES &
  typeof SPORTS_ROUTES &
  typeof LOTTO_ROUTES &
  typeof OFFICE_ROUTES &
  typeof CASINO_ROUTES &
  typeof INFORMATION_ROUTES &
  typeof PROMOTIONS_ROUTES &
  typeof ENTRANCE_ROUTES &
  typeof EMPTY_ROUTES;

export type RouteName = keyof Entries;

/** The parameters each route takes; numbers are the leading number of their part. */
export type RouteParams = { readonly [Name in RouteName]: PathParameters<EntryPath<Entries[Name]>> };

export type RouteMatch = {
  readonly [Name in RouteName]: { readonly name: Name; readonly route: Route; readonly params: RouteParams[Name] };
}[RouteName];

/** Every route of the site. */
export const ROUTES: Readonly<Record<RouteName, Route>> = {
  ...MAIN_ROUTE_TABLE,
  ...listRoutes(SPORTS_SHARED, SPORTS_ROUTES),
  ...listRoutes(LOTTO_SHARED, LOTTO_ROUTES),
  ...listRoutes(OFFICE_SHARED, OFFICE_ROUTES),
  ...listRoutes(CASINO_SHARED, CASINO_ROUTES),
  ...listRoutes(INFORMATION_SHARED, INFORMATION_ROUTES),
  ...listRoutes(PROMOTIONS_SHARED, PROMOTIONS_ROUTES),
  ...listRoutes(ENTRANCE_SHARED, ENTRANCE_ROUTES),
  ...listRoutes(EMPTY_SHARED, EMPTY_ROUTES),
};

export const ROUTE_NAMES: readonly RouteName[] = Object.keys(ROUTES) as RouteName[];

const RANKED: readonly RankedVariant<RouteName>[] = rankedVariants(ROUTES);

/** NV-1 A path belongs to exactly one route or to none; a bad parameter is no match. */
export function matchPath(path: string): RouteMatch | undefined {
  const found = firstVariant(RANKED, path);
  return found === undefined ? undefined : ({ ...found, route: ROUTES[found.name] } as unknown as RouteMatch);
}

/** NV-2 The path of a route without its language; the inverse of matching. Home's where there is no such route. */
export function routePath<Name extends RouteName>(name: Name, params: RouteParams[Name]): string {
  return writePattern(Object.hasOwn(ROUTES, name) ? ROUTES[name].path : '/', params);
}
