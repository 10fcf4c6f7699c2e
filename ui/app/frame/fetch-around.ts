import type { Stores } from '../stores.ts';

type LazyPartsModule = Pick<typeof import('./lazy-parts.ts'), 'fetchLazyParts'>;

/** Fetches what stands around a page. Without it the page is plainer, and that is said: notices and the search are part of it. */
export async function fetchAround(
  stores: Stores,
  load: () => Promise<LazyPartsModule> = async () => import('./lazy-parts.ts'),
): Promise<void> {
  try {
    const { fetchLazyParts } = await load();
    await fetchLazyParts(stores);
  } catch {
    stores.page.reportMissingPart();
  }
}
