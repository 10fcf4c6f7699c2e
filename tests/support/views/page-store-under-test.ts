import { LAZY_NAVIGATION } from '../../../ui/app/routing/lazy-navigation.ts';
import type { LazyNavigation } from '../../../ui/app/routing/lazy-navigation-shape.ts';
import { PageStore } from '../../../ui/page/page-store.ts';

/** A page whose further routes are at hand. */
export function pageStoreUnderTest(): PageStore<LazyNavigation> {
  return new PageStore(() => Promise.resolve(LAZY_NAVIGATION));
}
