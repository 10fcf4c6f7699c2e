import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { useSports } from '../use-sports.ts';
import styles from './champ-statistics.module.scss';

/** Why the statistics of a competition did not come. */
export const StatisticsFailure = observer(function StatisticsFailure(): ReactNode {
  const { champStatistics: store } = useSports();
  const words = useFailureWords()(store.failure, 'line');
  return (
    <section className="panel">
      <ErrorState
        title={words?.title}
        isOffline={store.failure?.kind === 'network'}
        onRetry={() => void store.open(store.champId)}
      >
        {words?.text}
      </ErrorState>
    </section>
  );
});

const ROWS = 12;

export function StatisticsSkeleton(): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <section className="panel" aria-busy="true">
      <VisuallyHidden isStatus>{t('loading')}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton width="lg" />
        </div>
      ))}
    </section>
  );
}
