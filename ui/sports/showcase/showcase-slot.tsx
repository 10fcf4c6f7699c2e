import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { loadShowcase } from './load-showcase.ts';
import type { ShowcaseParts } from './showcase-store.ts';
import banners from './banner-slider.module.scss';
import styles from './showcase-slot.module.scss';

/** What keeps the room of each part. */
const PLACES: Readonly<Record<keyof ShowcaseParts, string | undefined>> = {
  BannerSlider: banners.slider,
  ExpressCards: styles.expresses,
  LiveBlock: styles.live,
};

const nothing = (): ReactNode => null;

/** A part of what stands over the line on home, as the server has drawn it until what makes it alive has come. */
export function ShowcaseSlot({ part }: { readonly part: keyof ShowcaseParts }): ReactNode {
  const stores = useSports();
  const { texts } = usePage();
  const [Part] = useState<ComponentType>(
    () =>
      (stores.lazy.isLoaded('showcase') ? stores.showcase.parts?.[part] : undefined) ??
      lazy(async () => ({
        default: await loadShowcase(stores, texts).then(
          (parts) => parts[part],
          () => nothing,
        ),
      })),
  );
  return (
    <Suspense fallback={<div className={PLACES[part]} />}>
      <Part />
    </Suspense>
  );
}
