import type { PageStores } from '../../page/use-page.ts';
import type { SportsStores } from '../use-sports.ts';
import type { ShowcaseParts } from './showcase-store.ts';

/** Fetches what stands over the line on home, with its banners. */
export async function loadShowcase(stores: SportsStores, texts: PageStores['texts']): Promise<ShowcaseParts> {
  const [{ SHOWCASE_PARTS: parts }] = await Promise.all([
    import('./showcase-parts.ts'),
    stores.lazy.ensure(['showcase']).then(() => stores.showcase.loadFirst()),
    texts.ensure(['site']),
  ]);
  stores.showcase.keep(parts);
  return parts;
}
