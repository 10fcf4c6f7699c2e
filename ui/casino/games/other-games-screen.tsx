import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';
import slotStyles from '../rounds/slot-screen.module.scss';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import { GameTiles } from './game-tiles.tsx';
import styles from './games.module.scss';
import { useGameWords } from './use-game-words.ts';
import { OtherGamesPlaces } from './other-games-places.tsx';

export const Places = OtherGamesPlaces;

/** All games beside the sport. */
export const Screen = observer(function OtherGamesScreen(): ReactNode {
  const { playGuard } = useCasino();
  const { t } = useGameWords();
  const { t: say } = useCasinoWords();
  const reason = playGuard.stop?.reason;
  usePageTitle(t('title'));
  return (
    <div className={slotStyles.main}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
      </header>
      {reason === undefined || reason === 'reality-check-due' ? (
        <GameTiles />
      ) : (
        <EmptyState icon="t-player-pause" title={say(`stop.${reason}`)}>
          {t('stop.text')}
        </EmptyState>
      )}
    </div>
  );
});
