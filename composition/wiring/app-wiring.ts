import { pageRow } from './page-wiring.ts';

/** What the frame and the router add to a page: no feature needs it. */
export const appWiring = {
  page: pageRow(async () => (await import('../../ui/app/routing/lazy-navigation.ts')).LAZY_NAVIGATION),
};
