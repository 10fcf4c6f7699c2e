import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../core/sports/game/game.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useSports } from '../use-sports.ts';
import stage from './media/match-stage.module.scss';
import styles from './game-statistics.module.scss';
import { GameStatistics } from './game-statistics.tsx';

/** The statistics over the markets: one line until the player unfolds them, so that prices stand in the first view. */
export const FoldedStatistics = observer(function FoldedStatistics({ game }: { readonly game: Game }): ReactNode {
  const { game: store } = useSports();
  const { t } = useTranslation('game');
  if (!store.hasFigures) return null;
  const { isStaged } = store;
  const others = store.momentum.length > 1 ? 'momentum' : 'line-ups';
  const isAllStaged = isStaged && store.momentum.length < 2 && store.lineUps === undefined;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.unfold, isAllStaged && stage.unstaged)}
        aria-expanded={store.areStatisticsOpen}
        onClick={() => {
          store.turnStatistics();
        }}
      >
        <Icon name="t-chart-bar" size="sm" />
        {isStaged ? <span className={stage.staged}>{t(others)}</span> : null}
        <span className={isStaged ? stage.unstaged : undefined}>
          {t(store.statistics.length > 0 ? 'statistics' : others)}
        </span>
        <Icon name="t-chevron-down" size="xs" className={styles.turn} />
      </button>
      {store.areStatisticsOpen ? (
        <GameStatistics game={game} panelClass={isStaged ? stage.unstaged : undefined} />
      ) : null}
    </>
  );
});
