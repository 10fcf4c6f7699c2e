import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../core/sports/game/game.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import stage from './media/match-stage.module.scss';
import styles from './game-statistics.module.scss';
import { GameStatistics } from './game-statistics.tsx';

/** The statistics over the markets: one line until the player unfolds them, so that prices stand in the first view; none where they are staged. */
export const FoldedStatistics = observer(function FoldedStatistics({ game }: { readonly game: Game }): ReactNode {
  const { game: store } = useSports();
  const { t } = useTranslation('game');
  if (!store.hasFigures) return null;
  const { isStaged } = store;
  const others = store.momentum.length > 1 ? 'momentum' : 'line-ups';
  return (
    <>
      <button
        type="button"
        className={classNames(styles.unfold, isStaged && stage.unstaged)}
        aria-expanded={store.areStatisticsOpen}
        onClick={() => {
          store.turnStatistics();
        }}
      >
        <Icon name="t-chart-bar" size="sm" />
        {t(store.statistics.length > 0 ? 'statistics' : others)}
        <Icon name="t-chevron-down" size="xs" className={styles.turn} />
      </button>
      {store.areStatisticsOpen ? (
        <GameStatistics game={game} panelClass={isStaged ? stage.unstaged : undefined} />
      ) : null}
    </>
  );
});

/** What else is known than stands on the stage: a button in its head takes no height from the prices. */
export const MoreStatistics = observer(function MoreStatistics(): ReactNode {
  const { game: store } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('game');
  const others = [
    ...(store.momentum.length > 1 ? [t('momentum')] : []),
    ...(store.lineUps === undefined ? [] : [t('line-ups')]),
  ];
  if (others.length === 0) return null;
  const names = new Intl.ListFormat(language).format(others);
  return (
    <button
      type="button"
      className={styles.more}
      title={names}
      aria-expanded={store.areStatisticsOpen}
      onClick={() => {
        store.turnStatistics();
      }}
    >
      {t('statistics.more')} <VisuallyHidden>{names}</VisuallyHidden>
      <Icon name="t-chevron-down" size="xs" className={styles.turn} />
    </button>
  );
});
