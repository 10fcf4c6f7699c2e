import { isSearched } from '../site/documents/seo-page.ts';
import type { NavigationFacts } from './navigation-facts.ts';
import { decideNavigation } from './navigation-landing.ts';
import type { Route } from './route.ts';
import { pathVariants, splitPath, type PatternPart } from './path-pattern.ts';
import { parameterKind } from './route-parameters.ts';
import { matchPath, ROUTE_NAMES, ROUTES, type RouteName } from './route-table.ts';

/** Sets too large or too changeable to be listed, since the line says which of them there are; and parts of pages that are listed whole. */
const LISTED_ELSEWHERE: readonly string[] = ['sport', 'discipline', 'menuSection'];

/**
 * SMP-1 The site map has every path without a free parameter that a visitor may open and that search engines may keep, each once, home first;
 * paths are without a language.
 */
export function searchedPaths(facts: NavigationFacts): readonly string[] {
  const names = ROUTE_NAMES.filter((name) => isSearched(ROUTES[name]));
  const paths = names.flatMap((name) => pathsOf(name)).filter((path) => isOpen(path, facts));
  return [...new Set(paths)].toSorted((one, other) => splitPath(one).length - splitPath(other).length);
}

/** SMP-2 Robots may not ask for the places of a player, of the closed site and of the demo: the first words of paths of which no other page begins. */
export function closedToRobots(): readonly string[] {
  const firstWords = (isWanted: (route: Route) => boolean): readonly string[] =>
    ROUTE_NAMES.filter((name) => isWanted(ROUTES[name])).flatMap((name) => firstWord(name) ?? []);
  const open = firstWords(isSearched);
  return [...new Set(firstWords(isClosed))].filter((word) => !open.includes(word));
}

function isClosed({ access, layout, needs }: Route): boolean {
  return access === 'player' || layout !== 'main' || needs === 'demo';
}

function firstWord(name: RouteName): string | undefined {
  const [first] = splitPath(ROUTES[name].path);
  return first === undefined || first.startsWith('{') ? undefined : first;
}

function pathsOf(name: RouteName): readonly string[] {
  return pathVariants(ROUTES[name].path).flatMap(({ parts }) => written(parts));
}

/** Every way to write parts whose parameters are of closed sets; none where one is free. */
function written(parts: readonly PatternPart[]): readonly string[] {
  let paths: readonly string[] = [''];
  for (const { text, parameter } of parts) {
    const kind = parameter === undefined ? [text] : parameterKind(parameter);
    if (typeof kind === 'string' || (parameter !== undefined && LISTED_ELSEWHERE.includes(parameter))) return [];
    paths = paths.flatMap((path) => kind.map((word) => `${path}/${word}`));
  }
  return paths.map((path) => (path === '' ? '/' : path));
}

function isOpen(path: string, facts: NavigationFacts): boolean {
  const verdict = decideNavigation(path, facts);
  return verdict.kind === 'go' && verdict.status === 200 && matchPath(path) !== undefined;
}
