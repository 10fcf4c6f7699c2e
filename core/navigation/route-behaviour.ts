import type { HiddenPart, Route } from './route.ts';

/** NV-30 A page opens at its top unless it keeps the place it was at. */
export function routeOpensAtTop(route: Pick<Route, 'keepsScroll'>): boolean {
  return route.keepsScroll !== true;
}

/** NV-31 The header leaves the window on the way down a page, except over games. */
export function routeHidesHeaderOnScroll(route: Pick<Route, 'isGames'>): boolean {
  return route.isGames !== true;
}

/** NV-33 A part of the main layout shows unless the page hides it; the other layouts have none of them. */
export function routeShows(route: Pick<Route, 'hides' | 'layout'>, part: HiddenPart): boolean {
  return route.layout === 'main' && route.hides?.includes(part) !== true;
}
