import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { STATISTICS_KINDS, groupsOfKind } from '../../../../core/coupon/placed/betting-statistics.ts';
import type { AccountTotals } from '../../../../core/coupon/placed/betting-totals.ts';
import { WHOLE_HISTORY, isNarrowed } from '../../../../core/coupon/placed/history-filter.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { ErrorState } from '../../../kit/feedback/error-state.tsx';
import { useFailureWords } from '../../../page/use-failure-words.ts';
import { useCoupon } from '../../use-coupon.ts';
import { HistorySkeleton } from '../history-skeleton.tsx';
import { useSumWords } from '../sums/use-sum-words.ts';
import { useHistoryChoice } from '../use-history-choice.ts';
import { MonthChart } from './month-chart.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import styles from './betting-statistics.module.scss';

/** What the chosen coupons come to by month, sport and type, an account after another. */
export const BettingStatistics = observer(function BettingStatistics(): ReactNode {
  const { historySums } = useCoupon();
  const failureWords = useFailureWords();
  const { failure, totals, groups } = historySums;
  if (failure !== undefined) {
    const failed = failureWords(failure, 'history');
    return (
      <ErrorState title={failed?.title} isOffline={failure.kind === 'network'} onRetry={() => void historySums.retry()}>
        {failed?.text}
      </ErrorState>
    );
  }
  if (totals === undefined || groups === undefined) return <HistorySkeleton />;
  if (totals.length === 0) return <NoStatistics />;
  return (
    <div className={styles.accounts}>
      {totals.map((account) => (
        <AccountStatistics
          key={`${account.accountId} ${account.currency}`}
          totals={account}
          isNamed={totals.length > 1}
        />
      ))}
    </div>
  );
});

interface AccountStatisticsProps {
  readonly totals: AccountTotals<Minor>;
  readonly isNamed: boolean;
}

const AccountStatistics = observer(function AccountStatistics(props: AccountStatisticsProps): ReactNode {
  const { totals, isNamed } = props;
  const { groups = [] } = useCoupon().historySums;
  const { t } = useTranslation('history');
  const { account } = useSumWords();
  const { currency } = totals;
  const name = account(totals);
  return (
    <section className={styles.account} aria-label={t('statistics.of', { account: name })}>
      {isNamed ? <h2>{name}</h2> : null}
      <div className={styles.tables}>
        <MonthChart months={groupsOfKind(groups, totals, 'month')} currency={currency} />
        {STATISTICS_KINDS.map((kind) => (
          <StatisticsTable
            key={kind}
            kind={kind}
            groups={groupsOfKind(groups, totals, kind)}
            totals={totals}
            currency={currency}
          />
        ))}
      </div>
    </section>
  );
});

function NoStatistics(): ReactNode {
  const { t } = useTranslation('history');
  const { choice, choose } = useHistoryChoice();
  if (choice.state === 'all' && !isNarrowed(choice)) {
    return (
      <EmptyState icon="t-chart-bar" title={t('empty')}>
        {t('statistics.empty')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="t-filter"
      title={t('empty.filtered')}
      action={
        <Button
          size="sm"
          onClick={() => {
            choose({ ...WHOLE_HISTORY, tab: choice.tab });
          }}
        >
          {t('reset')}
        </Button>
      }
    >
      {t('empty.filtered-text')}
    </EmptyState>
  );
}
