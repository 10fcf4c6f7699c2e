import type { LazyPage } from './lazy-page.ts';

/** MAT-30 A page of ours that the operator has given to an application. */
export const WHOLE_PAGE: LazyPage = {
  source: 'ui/app/routing/whole-screen.tsx',
  load: () => import('./whole-screen.tsx'),
  namespaces: ['mini-apps'],
};
