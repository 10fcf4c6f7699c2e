import type { RouteName } from './route-table.ts';
import type { Route } from './route.ts';

/** Pages about betting that have no column with the coupon. */
const QUICK_COUPON_PAGES: ReadonlySet<string> = new Set<RouteName>([
  'champ-results',
  'champ-final',
  'statistic',
  'history',
  'rules',
  'how-to-bet',
  'betting-calculator',
  'betting-alphabet',
  'points',
  'news',
  'promo',
  'promotion',
]);

/** NV-32 The quick coupon belongs to pages about betting in the main layout that have no column with the coupon. */
export function routeHasQuickCoupon({ name, layout, columns }: Pick<Route, 'name' | 'columns' | 'layout'>): boolean {
  return layout === 'main' && columns !== 'sports' && QUICK_COUPON_PAGES.has(name);
}
