import { matchPath } from '../../../core/navigation/route-table.ts';
import { guardPage } from './guard-page.ts';
import type { LazyNavigation } from './lazy-navigation-shape.ts';
import { pageOfLazyRoute } from './lazy-pages.ts';

export const LAZY_NAVIGATION: LazyNavigation = { match: matchPath, open: guardPage, pageOf: pageOfLazyRoute };
