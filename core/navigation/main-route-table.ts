import { writePattern } from './path-pattern.ts';
import type { EntryPath, PathParameters, Route } from './route.ts';
import { firstVariant, listRoutes, rankedVariants, type RankedVariant } from './route-list.ts';
import { MAIN_ROUTES, MAIN_SHARED } from './routes/main-routes.ts';

export type MainRouteName = keyof typeof MAIN_ROUTES;

/** The parameters each main route takes; numbers are the leading number of their part. */
export type MainRouteParams = {
  readonly [Name in MainRouteName]: PathParameters<EntryPath<(typeof MAIN_ROUTES)[Name]>>;
};

export type MainRouteMatch = {
  readonly [Name in MainRouteName]: {
    readonly name: Name;
    readonly route: Route;
    readonly params: MainRouteParams[Name];
  };
}[MainRouteName];

export const MAIN_ROUTE_TABLE: Readonly<Record<MainRouteName, Route>> = listRoutes(MAIN_SHARED, MAIN_ROUTES);

const RANKED: readonly RankedVariant<MainRouteName>[] = rankedVariants(MAIN_ROUTE_TABLE);

/** NV-35 The main route of a path, as the whole table has it; nothing for a path of any other route. */
export function matchMainPath(path: string): MainRouteMatch | undefined {
  const found = firstVariant(RANKED, path);
  return found === undefined
    ? undefined
    : ({ ...found, route: MAIN_ROUTE_TABLE[found.name] } as unknown as MainRouteMatch);
}

/** NV-2 The path of a main route without its language; home's where there is no such route. */
export function mainRoutePath<Name extends MainRouteName>(name: Name, params: MainRouteParams[Name]): string {
  return writePattern(Object.hasOwn(MAIN_ROUTE_TABLE, name) ? MAIN_ROUTE_TABLE[name].path : '/', params);
}
