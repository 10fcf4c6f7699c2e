import type { ComponentType } from 'react';
import type { PageStores } from '../../page/use-page.ts';
import type { SportsStores } from '../use-sports.ts';

/** Fetches what stands over the line on home, with what it shows. */
export async function loadShowcase(stores: SportsStores, texts: PageStores['texts']): Promise<ComponentType> {
  const [{ BannerSlider }] = await Promise.all([
    import('./banner-slider.tsx'),
    stores.lazy.ensure(['showcase']).then(() => stores.showcase.load()),
    texts.ensure(['site']),
  ]);
  stores.showcase.keep(BannerSlider);
  return BannerSlider;
}
