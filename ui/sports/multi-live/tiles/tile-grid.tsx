import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_TILES } from '../../../../core/sports/multi-live/multi-live.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { useSports } from '../../use-sports.ts';
import { FreeTile } from './free-tile.tsx';
import { GameTile } from './game-tile.tsx';
import { NoTiles } from './no-tiles.tsx';
import styles from './tile-grid.module.scss';
import { useTileMoves } from './use-tile-moves.ts';

/** The chosen games in the player's order, then one free place while there is room. */
export const TileGrid = observer(function TileGrid(): ReactNode {
  const { multiLive } = useSports();
  const { t } = useTranslation('multi-live');
  const { games, grid } = multiLive.choice;
  const [moved, setMoved] = useState('');
  const moves = useTileMoves((place) => {
    setMoved(t('tile.moved', { place: place + 1, count: games.length }));
  });
  if (!multiLive.isRead) return <GridSkeleton />;
  if (games.length === 0) return <NoTiles />;
  return (
    <div className={classNames(styles.grid, grid === 'one' && styles.one)}>
      <VisuallyHidden isStatus>{moved}</VisuallyHidden>
      {games.map((id, place) => (
        <GameTile key={id} id={id} place={place} moves={moves} />
      ))}
      {games.length < MOST_TILES ? <FreeTile /> : null}
    </div>
  );
});

const PLACES = 4;

function GridSkeleton(): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden isStatus>{t('loading')}</VisuallyHidden>
      {Array.from({ length: PLACES }, (_, place) => (
        <div key={place} className={styles.tile}>
          <div className={styles.head}>
            <Skeleton width="lg" />
          </div>
        </div>
      ))}
    </div>
  );
}
