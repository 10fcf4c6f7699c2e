import { SECTIONS } from '../sports/game.ts';
import { SPORTS } from '../sports/sport.ts';

/** What stands in one place of a path: a fixed word, one of a closed set, or a number with an optional readable tail (`12-premier-league`). */
type Segment =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'choice'; readonly name: string; readonly choices: readonly string[] }
  | { readonly kind: 'numbered'; readonly name: string };

/** Who may open a page. */
export type Access = 'anybody' | 'player';

/** A place of the site as data. */
export interface Route {
  readonly name: RouteName;
  readonly path: readonly Segment[];
  /** 'sports' has the tree and the coupon beside it, 'office' a menu, 'plain' nothing. */
  readonly columns: 'sports' | 'office' | 'plain';
  readonly access: Access;
  /** Only where play money is on. */
  readonly isDemoOnly?: boolean;
}

export const ROUTE_NAMES = ['home', 'section', 'sport', 'champ', 'game', 'history', 'debugger'] as const;
export type RouteName = (typeof ROUTE_NAMES)[number];

const section: Segment = { kind: 'choice', name: 'section', choices: SECTIONS };
const sport: Segment = { kind: 'choice', name: 'sport', choices: SPORTS.map((known) => known.code) };
const champ: Segment = { kind: 'numbered', name: 'champ' };
const game: Segment = { kind: 'numbered', name: 'game' };
const word = (text: string): Segment => ({ kind: 'word', word: text });

export const ROUTES: readonly Route[] = [
  { name: 'home', path: [], columns: 'sports', access: 'anybody' },
  { name: 'section', path: [section], columns: 'sports', access: 'anybody' },
  { name: 'sport', path: [section, sport], columns: 'sports', access: 'anybody' },
  { name: 'champ', path: [section, sport, champ], columns: 'sports', access: 'anybody' },
  { name: 'game', path: [section, sport, champ, game], columns: 'sports', access: 'anybody' },
  { name: 'history', path: [word('office'), word('history')], columns: 'office', access: 'player' },
  { name: 'debugger', path: [word('debugger')], columns: 'plain', access: 'anybody', isDemoOnly: true },
];

/** The parameters each route takes; numbers are the leading number of their segment. */
export interface RouteParams {
  readonly home: Record<never, never>;
  readonly section: { readonly section: string };
  readonly sport: { readonly section: string; readonly sport: string };
  readonly champ: { readonly section: string; readonly sport: string; readonly champ: number };
  readonly game: { readonly section: string; readonly sport: string; readonly champ: number; readonly game: number };
  readonly history: Record<never, never>;
  readonly debugger: Record<never, never>;
}

export type RouteMatch = {
  readonly [Name in RouteName]: { readonly name: Name; readonly route: Route; readonly params: RouteParams[Name] };
}[RouteName];

/** NV-1 A path belongs to exactly one route or to none; a bad parameter is no match. */
export function matchPath(path: string): RouteMatch | undefined {
  const parts = path.split('/').filter((part) => part !== '');
  for (const route of ROUTES) {
    const params = matchSegments(route.path, parts);
    if (params !== undefined) return { name: route.name, route, params } as unknown as RouteMatch;
  }
  return undefined;
}

function matchSegments(
  path: readonly Segment[],
  parts: readonly string[],
): Record<string, string | number> | undefined {
  if (path.length !== parts.length) return undefined;
  const params: Record<string, string | number> = {};
  for (const [place, segment] of path.entries()) {
    const part = parts[place] ?? '';
    if (segment.kind === 'word') {
      if (part !== segment.word) return undefined;
    } else if (segment.kind === 'choice') {
      if (!segment.choices.includes(part)) return undefined;
      params[segment.name] = part;
    } else {
      const numbered = /^([1-9]\d{0,14})(?:-[a-z0-9-]{0,80})?$/.exec(part);
      if (numbered === null) return undefined;
      params[segment.name] = Number(numbered[1]);
    }
  }
  return params;
}

/** NV-2 The path of a route without its language; the inverse of matching. */
export function routePath<Name extends RouteName>(name: Name, params: RouteParams[Name]): string {
  const route = ROUTES.find((known) => known.name === name);
  const values = params as Readonly<Record<string, string | number>>;
  const parts = (route?.path ?? []).map((segment) =>
    segment.kind === 'word' ? segment.word : String(values[segment.name]),
  );
  return `/${parts.join('/')}`;
}
