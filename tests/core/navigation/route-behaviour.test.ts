import { describe, expect, it } from 'vitest';
import {
  routeHasQuickCoupon,
  routeHidesHeaderOnScroll,
  routeOpensAtTop,
  routeShows,
} from '../../../core/navigation/route-behaviour.ts';
import { LAYOUTS } from '../../../core/navigation/route.ts';
import { ROUTE_NAMES, ROUTES } from '../../../core/navigation/route-table.ts';

describe('a page', () => {
  it('opens at its top unless its route keeps the place [NV-30]', () => {
    expect(routeOpensAtTop(ROUTES.home)).toBe(true);
    expect(routeOpensAtTop(ROUTES.contacts)).toBe(true);
    expect(routeOpensAtTop(ROUTES['payment-topic'])).toBe(false);
    expect(routeOpensAtTop(ROUTES.toto)).toBe(false);
  });

  it('keeps its header over games alone [NV-31]', () => {
    expect(routeHidesHeaderOnScroll(ROUTES.home)).toBe(true);
    expect(routeHidesHeaderOnScroll(ROUTES.rules)).toBe(true);
    expect(routeHidesHeaderOnScroll(ROUTES.slots)).toBe(false);
    expect(routeHidesHeaderOnScroll(ROUTES['mini-game'])).toBe(false);
  });

  it('has the quick coupon where the line is [NV-32]', () => {
    expect(ROUTE_NAMES.filter((name) => routeHasQuickCoupon(ROUTES[name]))).toEqual([
      'home',
      'section',
      'sport',
      'champ',
      'game',
      'menu-section',
      'bets-on-yours',
      'top-games',
      'marble',
      'team',
      'team-game',
      'champ-bets',
      'league',
      'cyber-line',
      'ufc',
      'politics',
      'multi-live',
      'results',
      'cyber-sports',
      'cyber-all',
      'cyber-discipline',
      'cyber-champs',
      'cyber-section',
      'cyber-champ',
      'cyber-game',
      'statistic',
    ]);
    expect(routeHasQuickCoupon({ layout: 'empty', columns: 'sports' })).toBe(false);
  });

  it('hides the parts that its route names, and all of them outside the main layout [NV-33]', () => {
    expect(routeShows(ROUTES.home, 'footer')).toBe(true);
    expect(routeShows(ROUTES['mini-game'], 'footer')).toBe(false);
    expect(routeShows(ROUTES['mini-game'], 'header')).toBe(true);
    expect(routeShows(ROUTES['statistic-popup'], 'header')).toBe(false);
    expect(routeShows(ROUTES.history, 'seo')).toBe(false);
    for (const layout of LAYOUTS) expect(routeShows({ layout }, 'bottom')).toBe(layout === 'main');
  });
});
