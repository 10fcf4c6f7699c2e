import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  matchPath,
  ROUTE_NAMES,
  routePath,
  ROUTES,
  type RouteName,
  type RouteParams,
} from '../../../core/navigation/route-table.ts';

const section = fc.constantFrom('line', 'live');
const sport = fc.constantFrom('football', 'ice-hockey', 'table-tennis', 'dota-2', 'cs2', 'mma', 'politics');
const id = fc.integer({ min: 1, max: 999_999_999_999_999 });

const PARAMS: { readonly [Name in RouteName]: fc.Arbitrary<RouteParams[Name]> } = {
  home: fc.constant({}),
  section: fc.record({ section }),
  sport: fc.record({ section, sport }),
  champ: fc.record({ section, sport, champ: id }),
  game: fc.record({ section, sport, champ: id, game: id }),
  history: fc.constant({}),
  debugger: fc.constant({}),
};

describe('the route table', () => {
  it('has one route for every name', () => {
    expect(ROUTES.map((route) => route.name).toSorted()).toEqual([...ROUTE_NAMES].toSorted());
  });

  it.each([
    ['/', 'home', {}],
    ['/line', 'section', { section: 'line' }],
    ['/live', 'section', { section: 'live' }],
    ['/live/football', 'sport', { section: 'live', sport: 'football' }],
    ['/line/ice-hockey/12', 'champ', { section: 'line', sport: 'ice-hockey', champ: 12 }],
    ['/line/football/12-premier-league', 'champ', { section: 'line', sport: 'football', champ: 12 }],
    ['/live/tennis/7-open/345678901-a-b', 'game', { section: 'live', sport: 'tennis', champ: 7, game: 345_678_901 }],
    ['/office/history', 'history', {}],
    ['/debugger', 'debugger', {}],
  ])('takes %s for %s [NV-1]', (path, name, params) => {
    const match = matchPath(path);
    expect(match?.name).toBe(name);
    expect(match?.route.name).toBe(name);
    expect(match?.params).toEqual(params);
  });

  it.each([
    '/lines',
    '/LIVE',
    '/line/chess',
    '/line/football/premier-league',
    '/line/football/0',
    '/line/football/012',
    '/line/football/-5',
    '/line/football/1e3',
    '/line/football/12_a',
    '/line/football/1234567890123456',
    '/line/football/12/..',
    '/line/football/12/%2e%2e',
    '/line/football/12/34/56',
    `/line/football/12-${'a'.repeat(81)}`,
    '/office',
    '/office/history/1',
    '/office/..',
    '/constructor',
    '/__proto__',
    '/debugger/1',
  ])('knows no route for %s [NV-1]', (path) => {
    expect(matchPath(path)).toBeUndefined();
  });

  it('belongs to one route at most: none stands in the way of another [NV-1]', () => {
    const anyRoute = fc.constantFrom(...ROUTE_NAMES).chain((name) => fc.tuple(fc.constant(name), PARAMS[name]));
    fc.assert(
      fc.property(anyRoute, ([name, params]) => {
        expect(matchPath(routePath(name, params))?.name).toBe(name);
      }),
    );
  });

  it.each(ROUTE_NAMES)('makes the path that it would match: %s [NV-2]', (name) => {
    fc.assert(
      fc.property(PARAMS[name] as fc.Arbitrary<RouteParams[typeof name]>, (params) => {
        const path = routePath(name, params);
        expect(matchPath(path)).toEqual({ name, route: ROUTES.find((route) => route.name === name), params });
        expect(matchPath(`${path}/`)?.params).toEqual(params);
      }),
    );
  });

  it('never throws, whatever the path [NV-1]', () => {
    const anyPath = fc.oneof(fc.string(), fc.webPath(), fc.stringMatching(/^\/(?:line|live|office)\/.*$/));
    fc.assert(
      fc.property(anyPath, (path) => {
        const match = matchPath(path);
        expect(match === undefined || ROUTE_NAMES.includes(match.name)).toBe(true);
      }),
    );
  });

  it('asks for a player in the office alone, and for play money in the debugger alone', () => {
    expect(ROUTES.filter((route) => route.access === 'player').map((route) => route.name)).toEqual(['history']);
    expect(ROUTES.filter((route) => route.isDemoOnly === true).map((route) => route.name)).toEqual(['debugger']);
  });
});
