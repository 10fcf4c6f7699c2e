import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useSports } from '../use-sports.ts';
import styles from './champ-statistics.module.scss';
import { LeagueTables } from './league-tables.tsx';
import { PastGameList } from './past-game-list.tsx';
import { StatisticsHead } from './statistics-head.tsx';
import { StatisticsFailure, StatisticsSkeleton } from './statistics-states.tsx';
import { StatisticsTree } from './statistics-tree.tsx';

/** How a competition went: its tables, and its newest games. */
export const Screen = observer(function ChampStatisticsScreen(): ReactNode {
  const { champStatistics: store } = useSports();
  const { t } = useTranslation('statistics');
  const { statistics, phase } = store;
  usePageTitle(statistics === undefined ? t('title') : t('title.champ', { name: statistics.name }));
  if (phase === 'failed') return <StatisticsFailure />;
  if (phase === 'idle') {
    return (
      <section className="panel">
        <EmptyState icon="t-chart-bar" title={t('choose')} />
      </section>
    );
  }
  if (statistics === undefined) return <StatisticsSkeleton />;
  return (
    <>
      <StatisticsHead statistics={statistics} />
      <div className={styles.parts}>
        <LeagueTables statistics={statistics} />
        <section className="panel" aria-label={t('games')}>
          <h2 className={styles.cardHead}>{t('games')}</h2>
          {statistics.games.length === 0 ? (
            <p className={styles.nothing}>{t('games.none')}</p>
          ) : (
            <PastGameList games={statistics.games} champId={statistics.champId} />
          )}
        </section>
      </div>
    </>
  );
});

/** The sports and competitions to choose from. */
export const Column = StatisticsTree;
