import { describe, expect, it } from 'vitest';
import { routeHidesHeaderOnScroll, routeOpensAtTop, routeShows } from '../../../core/navigation/route-behaviour.ts';
import { routeHasQuickCoupon } from '../../../core/navigation/quick-coupon-page.ts';
import { routeRemindsOfCoupon } from '../../../core/navigation/reminder-page.ts';
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

  it('has the quick coupon where betting is the matter and the column is not [NV-32, STC-14]', () => {
    expect(ROUTE_NAMES.filter((name) => routeHasQuickCoupon(ROUTES[name])).toSorted()).toEqual([
      'betting-alphabet',
      'betting-calculator',
      'champ-results',
      'history',
      'how-to-bet',
      'news',
      'points',
      'promo',
      'promotion',
      'rules',
      'statistic',
    ]);
    expect(routeHasQuickCoupon({ ...ROUTES.history, layout: 'empty' })).toBe(false);
    expect(routeHasQuickCoupon({ ...ROUTES.history, columns: 'sports' })).toBe(false);
  });

  it('reminds of the coupon where betting is not out of place [CR-10]', () => {
    const reminds = (name: keyof typeof ROUTES): boolean => routeRemindsOfCoupon(ROUTES[name]);
    expect((['home', 'game', 'history', 'contacts', 'news'] as const).every(reminds)).toBe(true);
    expect((['limits', 'recharge', 'responsible-gaming', 'sign-in', 'registration'] as const).some(reminds)).toBe(
      false,
    );
    expect(routeRemindsOfCoupon({ ...ROUTES.home, layout: 'empty' })).toBe(false);
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
