import { pathVariants, readParts, splitPath, writePattern, type PathVariant } from './path-pattern.ts';
import type { EntryPath, PathParameters, Route, RouteEntry, RouteTraits } from './route.ts';
import { CASINO_ROUTES, CASINO_SHARED } from './routes/casino-routes.ts';
import { EMPTY_ROUTES, EMPTY_SHARED } from './routes/empty-routes.ts';
import { ENTRANCE_ROUTES, ENTRANCE_SHARED } from './routes/entrance-routes.ts';
import { INFORMATION_ROUTES, INFORMATION_SHARED } from './routes/information-routes.ts';
import { LOTTO_ROUTES, LOTTO_SHARED } from './routes/lotto-routes.ts';
import { OFFICE_ROUTES, OFFICE_SHARED } from './routes/office-routes.ts';
import { PROMOTIONS_ROUTES, PROMOTIONS_SHARED } from './routes/promotions-routes.ts';
import { SPORTS_ROUTES, SPORTS_SHARED } from './routes/sports-routes.ts';

type Entries = typeof SPORTS_ROUTES &
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
  ...listed(SPORTS_SHARED, SPORTS_ROUTES),
  ...listed(LOTTO_SHARED, LOTTO_ROUTES),
  ...listed(OFFICE_SHARED, OFFICE_ROUTES),
  ...listed(CASINO_SHARED, CASINO_ROUTES),
  ...listed(INFORMATION_SHARED, INFORMATION_ROUTES),
  ...listed(PROMOTIONS_SHARED, PROMOTIONS_ROUTES),
  ...listed(ENTRANCE_SHARED, ENTRANCE_ROUTES),
  ...listed(EMPTY_SHARED, EMPTY_ROUTES),
};

export const ROUTE_NAMES: readonly RouteName[] = Object.keys(ROUTES) as RouteName[];

function listed<Name extends string>(
  shared: RouteTraits,
  entries: Readonly<Record<Name, RouteEntry>>,
): Record<Name, Route> {
  const routes: Partial<Record<Name, Route>> = {};
  for (const name of Object.keys(entries) as Name[]) {
    const entry: RouteEntry = entries[name];
    const [path, traits] = typeof entry === 'string' ? [entry, {}] : entry;
    routes[name] = { layout: 'main', columns: 'plain', access: 'anybody', ...shared, ...traits, name, path };
  }
  return routes as Record<Name, Route>;
}

interface RankedVariant extends PathVariant {
  readonly name: RouteName;
}

const RANKED: readonly RankedVariant[] = ROUTE_NAMES.flatMap((name) =>
  pathVariants(ROUTES[name].path).map((variant) => ({ ...variant, name })),
).toSorted((one, other) => one.rank - other.rank);

/** NV-1 A path belongs to exactly one route or to none; a bad parameter is no match. */
export function matchPath(path: string): RouteMatch | undefined {
  const words = splitPath(path);
  for (const { name, parts } of RANKED) {
    const params = readParts(parts, words);
    if (params !== undefined) return { name, route: ROUTES[name], params } as unknown as RouteMatch;
  }
  return undefined;
}

/** NV-2 The path of a route without its language; the inverse of matching. */
export function routePath<Name extends RouteName>(name: Name, params: RouteParams[Name]): string {
  return writePattern(ROUTES[name].path, params);
}
