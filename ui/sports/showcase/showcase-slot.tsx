import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { loadShowcase } from './load-showcase.ts';
import styles from './banner-slider.module.scss';

const nothing = (): ReactNode => null;

/** What stands over the line on home, as the server has drawn it until what makes it alive has come. */
export function ShowcaseSlot(): ReactNode {
  const stores = useSports();
  const { texts } = usePage();
  const [Slider] = useState<ComponentType>(
    () =>
      (stores.lazy.isLoaded('showcase') ? stores.showcase.Slider : undefined) ??
      lazy(async () => ({ default: await loadShowcase(stores, texts).catch(() => nothing) })),
  );
  return (
    <Suspense fallback={<div className={styles.slider} />}>
      <Slider />
    </Suspense>
  );
}
