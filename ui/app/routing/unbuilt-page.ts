import type { LazyPage } from './lazy-page.ts';

/** What stands in for a screen that is still to come. */
export const UNBUILT_PAGE: LazyPage = {
  source: 'ui/app/routing/unbuilt-screen.tsx',
  load: () => import('./unbuilt-screen.tsx'),
  namespaces: ['navigation'],
  status: 503,
};
