import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { Game } from '../../../../core/sports/game/game.ts';
import { useSports } from '../../use-sports.ts';
import { MediaButtons } from './media-buttons.tsx';
import styles from './row-media.module.scss';

/** What can be watched of a match in play, in its row: it opens over the page. */
export const RowMedia = observer(function RowMedia({ game }: { readonly game: Game }): ReactNode {
  const { videos } = useSports();
  const isLive = game.section === 'live';
  useEffect(() => (isLive ? videos.watch() : undefined), [videos, isLive]);
  return isLive ? (
    <span className={styles.media}>
      <MediaButtons game={game} isCell />
    </span>
  ) : null;
});
