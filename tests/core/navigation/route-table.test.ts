import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathVariants } from '../../../core/navigation/path-pattern.ts';
import { parameterKind, type ParameterName } from '../../../core/navigation/route-parameters.ts';
import {
  matchPath,
  ROUTE_NAMES,
  routePath,
  ROUTES,
  type RouteName,
  type RouteParams,
} from '../../../core/navigation/route-table.ts';
import { anyRoute, paramsOf } from '../../support/examples/route-arbitrary.ts';
import { canOverlap } from '../../support/examples/route-overlap.ts';

const VARIANTS = ROUTE_NAMES.flatMap((name) =>
  pathVariants(ROUTES[name].path).map((variant) => ({ name, ...variant })),
);

describe('the route table', () => {
  it('has every route under its own name', () => {
    expect(ROUTE_NAMES.length).toBeGreaterThan(150);
    for (const name of ROUTE_NAMES) expect(ROUTES[name].name).toBe(name);
  });

  it('names only parameters that there are', () => {
    const named = ROUTE_NAMES.flatMap((name) => [...ROUTES[name].path.matchAll(/\{(\w+)[?~]?\}/g)]);
    const words = named
      .map(([, parameter = '']) => parameter as ParameterName)
      .filter((parameter) => parameterKind(parameter) === 'word');
    expect([...new Set(words)].toSorted()).toEqual(
      'block bonus category chapter discipline gameName gameRoute landing partnerSection promotion provider slug subcategory'.split(
        ' ',
      ),
    );
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
    ['/statisticpopup/game/12/H2H.html', 'statistic-popup', { popup: 'game/12/H2H.html' }],
    ['/slots/game/7/book-of-ra', 'slot-game', { game: 7, gameName: 'book-of-ra' }],
    ['/slots/new/game/7/x', 'slot-game', { subcategory: 'new', game: 7, gameName: 'x' }],
    ['/toto/fifteen/draw', 'toto-draw', { totoSection: 'fifteen' }],
    ['/toto/draw', 'toto-draw', {}],
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
    '/live/12',
    '/marble/line',
    '/topgame/soon',
    '/topgame/line/football/soon',
    '/results/yesterday',
    '/toto/chess',
    '/lotto/buy',
    '/rules/9',
    '/rules/1/2/3',
    '/print-coupon/abc',
    '/print-coupon',
    '/onpay/maybe',
    '/onpay/withdraw/maybe',
    '/user/anything',
    '/user',
    '/registration/full',
    '/news/A',
    '/news/..',
    `/news/${'a'.repeat(101)}`,
    '/news/-a',
    '/statisticpopup',
    '/statisticpopup/../x',
    '/statisticpopup/a/b/c/d/e/f/g/h/i/j/k',
    '/cyber/imaginary/all',
    '/bonuses/5/prices',
    '/office/payment/create-request/x',
    '/about/us',
  ])('knows no route for %s [NV-1]', (path) => {
    expect(matchPath(path)).toBeUndefined();
  });

  it('never takes a path twice with equal rank [NV-5]', () => {
    const equal = VARIANTS.flatMap((one, place) =>
      VARIANTS.slice(place + 1)
        .filter((other) => other.rank === one.rank && other.name !== one.name && canOverlap(one.parts, other.parts))
        .map((other) => [one.name, other.name, one.parts.map((part) => part.text).join('/')]),
    );
    expect(equal).toEqual([]);
  });

  it('would see two routes of equal rank [NV-5]', () => {
    const [one] = pathVariants('news/{slug}');
    const [other] = pathVariants('news/{block}');
    const [third] = pathVariants('toto/{totoSection}');
    expect(one?.rank).toBe(other?.rank);
    expect(canOverlap(one?.parts ?? [], other?.parts ?? [])).toBe(true);
    expect(canOverlap(one?.parts ?? [], third?.parts ?? [])).toBe(false);
  });

  it.each([
    ['/slots/vulkan', 'vulkan-slots'],
    ['/slots/thankyou', 'thank-you'],
    ['/casino/brand', 'casino-brand'],
    ['/casino/roulette', 'casino'],
    ['/casino/slot-first-deposit', 'first-slot-deposit'],
    ['/bonus/casino', 'casino-bonuses'],
    ['/bonus/casino/promo', 'casino-promo'],
    ['/bonus/casino/rules', 'casino-bonus'],
    ['/bonus/7/rules', 'offer'],
    ['/games/dragon-bonus', 'bonus-game'],
    ['/games/dragon-lair', 'mini-game'],
    ['/cyber/real/all', 'cyber-all'],
    ['/cyber/real/dota-2', 'cyber-discipline'],
    ['/cyber/real/dota-2/champs', 'cyber-champs'],
    ['/cyber/real/dota-2/live', 'cyber-section'],
    ['/cyber/real/dota-2/77-major', 'cyber-champ'],
    ['/cyber/line/dota-2/77', 'cyber-line'],
    ['/line/football', 'sport'],
    ['/line/all', 'menu-section'],
    ['/line/55-spartak', 'team-game'],
  ])('prefers fixed words to listed ones and these to free ones: %s is %s [NV-5]', (path, name) => {
    expect(matchPath(path)?.name).toBe(name);
  });

  it.each(ROUTE_NAMES)('makes the path that it would match: %s [NV-1, NV-2]', (name) => {
    fc.assert(
      fc.property(paramsOf(ROUTES[name].path), (params) => {
        const path = routePath(name, params as RouteParams[RouteName]);
        expect(matchPath(path)).toEqual({ name, route: ROUTES[name], params });
        expect(matchPath(`${path}/`)?.params).toEqual(params);
      }),
      { numRuns: 30 },
    );
  });

  it('makes a path of its own route whatever the parameters are worth [NV-2]', () => {
    expect(routePath('news', { slug: '../../office' })).toBe('/news/..%2F..%2Foffice');
    expect(matchPath(routePath('news', { slug: '../../office' }))).toBeUndefined();
    expect(routePath('bets-on-yours', { section: 'live', sport: 'tennis' })).toBe('/betsonyour/live/tennis');
    expect(routePath('bets-on-yours', { sport: 'tennis' })).toBe('/betsonyour');
    expect(routePath('team', { team: 5 })).toBe('/team/5');
    expect(routePath('home', {})).toBe('/');
  });

  it('never throws, whatever the path [NV-1]', () => {
    const anyPath = fc.oneof(fc.string(), fc.stringMatching(/^\/(?:line|live|office)\/.*$/));
    fc.assert(
      fc.property(anyPath, (path) => {
        const match = matchPath(path);
        expect(match === undefined || ROUTE_NAMES.includes(match.name)).toBe(true);
      }),
    );
  });

  it('takes a path for nothing else once a part of it is spoilt [NV-1]', () => {
    fc.assert(
      fc.property(anyRoute, fc.nat(), ([name, params], place) => {
        const words = routePath(name, params as RouteParams[RouteName])
          .split('/')
          .filter((word) => word !== '');
        fc.pre(words.length > 0);
        const spoilt = words.with(place % words.length, 'SPOILT!');
        expect(matchPath(`/${spoilt.join('/')}`)).toBeUndefined();
      }),
    );
  });

  it('keeps the office, prints and appeals for players', () => {
    const open = ROUTE_NAMES.filter((name) => ROUTES[name].path.startsWith('office/')).filter(
      (name) => ROUTES[name].access !== 'player',
    );
    expect(open).toEqual(['app-sign-in']);
    expect(ROUTES['block-appeal'].access).toBe('player');
    expect(ROUTES['print-coupon'].access).toBe('player');
  });

  it('has the debugger where play money is on, and the pages with numbers', () => {
    const named = (has: (name: RouteName) => boolean) => ROUTE_NAMES.filter((name) => has(name));
    expect(named((name) => ROUTES[name].needs === 'demo')).toEqual([
      'debugger',
      'debugger-outbox',
      'debugger-events',
      'debugger-banners',
      'debugger-pages',
      'debugger-vip-bets',
    ]);
    expect(named((name) => ROUTES[name].routeId === 47)).toEqual(['rules']);
    expect(named((name) => ROUTES[name].routeId === 52)).toEqual(['payment']);
    expect(named((name) => ROUTES[name].routeId === 13)).toEqual([
      'office-promotion',
      'bring-friend',
      'promo',
      'promotion',
      'offer',
    ]);
  });
});
