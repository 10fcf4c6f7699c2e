import type { LazyNavigation } from './lazy-navigation-shape.ts';
import type { AskedPage, PageOpening } from './page-opening.ts';
import { preparePage } from './pages.ts';
import type { Stores } from '../stores.ts';

/** Opens a page past the guards; where they did not arrive it stays closed. */
export async function openPage(stores: Stores, asked: AskedPage): Promise<PageOpening> {
  const navigation = await lazyNavigation(stores);
  if (navigation !== undefined) return navigation.open(stores, asked);
  if (asked.isLeft?.() !== true) stores.page.fail(503);
  return { kind: 'shown', refusal: 503 };
}

/** Loads the screen and the first state of a page that nothing stands in the way of. */
export async function showPage(stores: Stores, asked: AskedPage): Promise<PageOpening> {
  const match = stores.page.match(asked.path);
  if (match === undefined) {
    if (asked.isLeft?.() !== true) stores.page.fail(500);
    return { kind: 'shown', refusal: 500 };
  }
  await preparePage(stores, match, asked);
  return { kind: 'shown', name: match.name };
}

async function lazyNavigation({ page }: Stores): Promise<LazyNavigation | undefined> {
  try {
    return page.lazyRoutes ?? (await page.learnRoutes());
  } catch {
    return undefined;
  }
}
