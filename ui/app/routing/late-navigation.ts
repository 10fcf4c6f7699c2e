import { matchPath } from '../../../core/navigation/route-table.ts';
import { guardPage } from './guard-page.ts';
import type { LateNavigation } from './late-navigation-shape.ts';
import { latePage } from './late-pages.ts';

export const LATE_NAVIGATION: LateNavigation = { match: matchPath, open: guardPage, pageOf: latePage };
