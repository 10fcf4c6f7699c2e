import { pathVariants, readParts, splitPath, type PathVariant, type ReadParameters } from './path-pattern.ts';
import type { Route, RouteEntry, RouteTraits } from './route.ts';

/** A way to write a path, with the route that it belongs to. */
export interface RankedVariant<Name extends string> extends PathVariant {
  readonly name: Name;
}

/** The routes of a section, each with what the section shares. */
export function listRoutes<Name extends string>(
  shared: RouteTraits,
  entries: Readonly<Record<Name, RouteEntry>>,
): Readonly<Record<Name, Route>> {
  const routes: Partial<Record<Name, Route>> = {};
  for (const name of Object.keys(entries) as Name[]) {
    const entry: RouteEntry = entries[name];
    const [path, traits] = typeof entry === 'string' ? [entry, {}] : entry;
    routes[name] = { layout: 'main', columns: 'plain', access: 'anybody', ...shared, ...traits, name, path };
  }
  return routes as Record<Name, Route>;
}

/** NV-5 Every way to write every path, the best first. */
export function rankedVariants<Name extends string>(
  routes: Readonly<Record<Name, Route>>,
): readonly RankedVariant<Name>[] {
  return (Object.keys(routes) as Name[])
    .flatMap((name) => pathVariants(routes[name].path).map((variant) => ({ ...variant, name })))
    .toSorted((one, other) => one.rank - other.rank);
}

/** NV-1 The first way that a path is written in. */
export function firstVariant<Name extends string>(
  variants: readonly RankedVariant<Name>[],
  path: string,
): { readonly name: Name; readonly params: ReadParameters } | undefined {
  const words = splitPath(path);
  for (const { name, parts } of variants) {
    const params = readParts(parts, words);
    if (params !== undefined) return { name, params };
  }
  return undefined;
}
