import type { RouteName } from './route-table.ts';
import type { Route } from './route.ts';

/** Where whoever is there has something else on their mind than a bet, or wants to bet less. */
const QUIET_PAGES: ReadonlySet<string> = new Set<RouteName>([
  'registration',
  'sign-in',
  'account-verification',
  'activation',
  'password-reset',
  'stop-newsletter',
  'payment',
  'consent',
  'simple-identification',
  'responsible-gaming',
  'confirm-terms',
]);

/** CR-10 Nobody is reminded of a bet outside the main layout, nor in the office beside the history, nor on pages of responsible gaming, payment, sign-in and registration: the reminder waits. */
export function routeRemindsOfCoupon({ name, layout, columns }: Pick<Route, 'name' | 'layout' | 'columns'>): boolean {
  return layout === 'main' && (columns !== 'office' || name === 'history') && !QUIET_PAGES.has(name);
}
