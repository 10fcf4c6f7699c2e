import { lazy, Suspense, type ReactNode } from 'react';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useTexts } from '../../../page/use-texts.ts';
import type { GameStore } from '../../game/game-store.ts';
import styles from './tile-grid.module.scss';

// the server draws no tile: which games they are is known to the device alone
const PanelPicture = lazy(async () => ({
  default: (await import('../../game/media/media-panel.tsx')).PanelPicture,
}));

/** MLV-8 The zone of a match, drawn in its tile. */
export function TileZone({ id, game }: { readonly id: number; readonly game: GameStore }): ReactNode {
  const areTextsThere = useTexts('media');
  return (
    <div className={styles.zone}>
      {areTextsThere ? (
        <Suspense fallback={<Skeleton width="lg" />}>
          <PanelPicture gameId={id} game={game} isQuiet />
        </Suspense>
      ) : (
        <Skeleton width="lg" />
      )}
    </div>
  );
}
