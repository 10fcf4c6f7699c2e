import { LATE_NAVIGATION } from '../../../ui/app/routing/late-navigation.ts';
import type { LateNavigation } from '../../../ui/app/routing/late-navigation-shape.ts';
import { PageStore } from '../../../ui/page/page-store.ts';

/** A page whose further routes are at hand. */
export function pageStoreUnderTest(): PageStore<LateNavigation> {
  return new PageStore(() => Promise.resolve(LATE_NAVIGATION));
}
