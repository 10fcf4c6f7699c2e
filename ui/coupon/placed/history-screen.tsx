import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WHOLE_HISTORY, isNarrowed } from '../../../core/coupon/placed/history-filter.ts';
import { useCoupon } from '../use-coupon.ts';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { Button } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { BettingStatistics } from './statistics/betting-statistics.tsx';
import { StatementButtons } from './statement/statement-buttons.tsx';
import { StatementNotice } from './statement/statement-notice.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryPages } from './history-pages.tsx';
import { HistoryTotals } from './sums/history-totals.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { HistoryTable } from './history-table.tsx';
import { useHistoryChoice } from './use-history-choice.ts';
import { useFailureWords } from '../../page/use-failure-words.ts';
import styles from './history-screen.module.scss';

const TABS = ['bets', 'statistics'] as const;

/** The player's bets, open and settled, and what they come to. */
export const Screen = observer(function HistoryScreen(): ReactNode {
  const { dialogs, session } = usePage();
  const { history, historySums } = useCoupon();
  const { t } = useTranslation('history');
  usePageTitle(t('title'));
  useEffect(() => history.look(), [history]);
  if (!session.isSignedIn) {
    return (
      <EmptyState
        icon="t-lock"
        title={t('signed-out')}
        action={
          <Button
            look="primary"
            onClick={() => {
              dialogs.show('sign-in');
            }}
          >
            {t('sign-in')}
          </Button>
        }
      >
        {t('signed-out.text')}
      </EmptyState>
    );
  }
  const isListed = history.choice.tab === undefined;
  const isBusy = isListed ? history.isLoading : historySums.isLoading;
  return (
    <div className={styles.screen}>
      <HistoryHead />
      <StatementNotice />
      <HistoryTotals />
      <section className={styles.sheet} aria-label={t(isListed ? 'coupons' : 'tab.statistics')} aria-busy={isBusy}>
        <HistoryFilters />
        {isListed ? <HistoryContent /> : <BettingStatistics />}
      </section>
    </div>
  );
});

const HistoryHead = observer(function HistoryHead(): ReactNode {
  const { history, statement } = useCoupon();
  const { t } = useTranslation('history');
  const { choice, change } = useHistoryChoice();
  const isListed = history.choice.tab === undefined;
  useEffect(() => {
    statement.clear();
  }, [statement, history.choice]);
  return (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      <span className={styles.total}>
        {isListed && history.page !== undefined ? t('total', { count: history.page.totalCount }) : null}
      </span>
      <Segment
        label={t('tab')}
        options={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        value={choice.tab ?? 'bets'}
        onChange={(tab) => {
          change({ tab: tab === 'bets' ? undefined : tab });
        }}
      />
      <div className={styles.buttons}>
        <StatementButtons />
      </div>
    </div>
  );
});

const HistoryContent = observer(function HistoryContent(): ReactNode {
  const { history } = useCoupon();
  const failureWords = useFailureWords();
  const { t } = useTranslation('history');
  const { choice, choose } = useHistoryChoice();
  if (history.failure !== undefined) {
    const failed = failureWords(history.failure, 'history');
    return (
      <ErrorState
        title={failed?.title}
        isOffline={history.failure.kind === 'network'}
        onRetry={() => void history.refresh()}
      >
        {failed?.text}
      </ErrorState>
    );
  }
  if (history.page === undefined) return <HistorySkeleton />;
  if (history.coupons.length > 0) {
    return (
      <>
        <HistoryTable coupons={history.coupons} />
        <HistoryPages page={history.page.page} pageCount={history.page.pageCount} />
      </>
    );
  }
  const isFiltered = choice.state !== 'all' || isNarrowed(choice) || choice.page > 1;
  return isFiltered ? (
    <EmptyState
      icon="t-filter"
      title={t('empty.filtered')}
      action={
        <Button
          size="sm"
          onClick={() => {
            choose(WHOLE_HISTORY);
          }}
        >
          {t('reset')}
        </Button>
      }
    >
      {t('empty.filtered-text')}
    </EmptyState>
  ) : (
    <EmptyState icon="t-receipt" title={t('empty')}>
      {t('empty.text')}
    </EmptyState>
  );
});
