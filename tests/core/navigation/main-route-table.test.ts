import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainRoutePath, matchMainPath, MAIN_ROUTE_TABLE } from '../../../core/navigation/main-route-table.ts';
import {
  matchPath,
  routePath,
  ROUTES,
  type RouteName,
  type RouteParams,
} from '../../../core/navigation/route-table.ts';
import { anyRoute } from '../../support/examples/route-arbitrary.ts';

describe('the main routes', () => {
  it('are those of the table [NV-35]', () => {
    for (const [name, route] of Object.entries(MAIN_ROUTE_TABLE)) expect(ROUTES[name as RouteName]).toBe(route);
  });

  it('never take a path that belongs to another route, and every one of their own [NV-35]', () => {
    fc.assert(
      fc.property(anyRoute, ([name, params]) => {
        const path = routePath(name, params as RouteParams[RouteName]);
        expect(matchMainPath(path)).toEqual(Object.hasOwn(MAIN_ROUTE_TABLE, name) ? matchPath(path) : undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('agree with the table on any path [NV-35]', () => {
    const word = fc.constantFrom(
      'line',
      'live',
      'football',
      'all',
      'team',
      'office',
      'history',
      'debugger',
      '12',
      '7-x',
      '',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const path = `/${words.join('/')}`;
        const match = matchPath(path);
        const isMain = match !== undefined && Object.hasOwn(MAIN_ROUTE_TABLE, match.name);
        expect(matchMainPath(path)).toEqual(isMain ? match : undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('make the path that they take [NV-2]', () => {
    expect(mainRoutePath('home', {})).toBe('/');
    expect(mainRoutePath('game', { section: 'live', sport: 'tennis', champ: 1, game: 2 })).toBe('/live/tennis/1/2');
    expect(mainRoutePath('history', {})).toBe('/office/history');
  });
});
