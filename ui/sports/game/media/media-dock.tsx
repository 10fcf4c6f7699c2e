import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSports } from '../../use-sports.ts';
import styles from './media-dock.module.scss';

const MediaPanel = lazy(async () => ({ default: (await import('./media-panel.tsx')).MediaPanel }));
const FloatingMedia = lazy(async () => ({ default: (await import('./floating-media.tsx')).FloatingMedia }));
const EnlargedMedia = lazy(async () => ({ default: (await import('./enlarged-media.tsx')).EnlargedMedia }));

/** Above the coupon: what is watched at the side. */
export const MediaDock = observer(function MediaDock(): ReactNode {
  const stores = useSports();
  const docked = stores.lazy.isLoaded('media') ? stores.media.docked : undefined;
  if (docked === undefined) return null;
  return (
    <div className={styles.dock}>
      <Suspense>
        <MediaPanel entity={docked} stand="side" />
      </Suspense>
    </div>
  );
});

/** Over the page: what floats, and what has the whole window. */
export const MediaOver = observer(function MediaOver(): ReactNode {
  const stores = useSports();
  if (!stores.lazy.isLoaded('media')) return null;
  const { floating, enlarged } = stores.media;
  return (
    <Suspense>
      {floating === undefined ? null : <FloatingMedia key={floating.id} entity={floating} />}
      {enlarged === undefined ? null : <EnlargedMedia entity={enlarged} />}
    </Suspense>
  );
});
