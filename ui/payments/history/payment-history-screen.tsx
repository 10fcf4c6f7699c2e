import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PaymentHistoryChoice } from '../../../core/payments/history/payment-history-choice.ts';
import type { PaymentPage } from '../../../core/payments/payments-gateway.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { CashierHead, SignedOutCashier } from '../cashier-head.tsx';
import { PaymentFilters } from './payment-filters.tsx';
import { ShownPayment } from './payment-row.tsx';
import { PaymentTotalsStrip } from './payment-totals-strip.tsx';
import { TeamCashRecords } from './team-cash-records.tsx';
import { hasPaymentFilters, usePaymentHistoryChoice } from './use-payment-history-choice.ts';
import { usePayments } from '../use-payments.ts';
import styles from '../payment-list.module.scss';

const ROWS = [1, 2, 3, 4];

/** Every payment with its state, why it is so, and until when it takes. */
export const Screen = observer(function PaymentHistoryScreen(): ReactNode {
  const { session } = usePage();
  const { paymentHistory } = usePayments();
  const { t } = useTranslation('cashier');
  const { choice } = usePaymentHistoryChoice();
  const text = JSON.stringify(choice);
  usePageTitle(t('history.title'));
  useEffect(() => {
    void paymentHistory.show(JSON.parse(text) as PaymentHistoryChoice);
  }, [paymentHistory, text]);
  if (!session.isSignedIn) return <SignedOutCashier />;
  return (
    <div className={styles.screen}>
      <CashierHead title={t('history.title')} isHistory />
      <PaymentTotalsStrip />
      <section className="panel" aria-label={t('history.title')} aria-busy={paymentHistory.isLoading}>
        <PaymentFilters />
        <PaymentList />
      </section>
      <TeamCashRecords />
    </div>
  );
});

const PaymentList = observer(function PaymentList(): ReactNode {
  const { paymentHistory } = usePayments();
  const { t } = useTranslation('payment-details');
  const { choice } = usePaymentHistoryChoice();
  const { failure, page } = paymentHistory;
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={async () => paymentHistory.refresh()} />;
  if (page === undefined) return <ListSkeleton />;
  if (page.payments.length === 0) {
    return (
      <EmptyState icon="t-arrows-left-right" title={t('empty')}>
        {t(hasPaymentFilters(choice) ? 'empty.narrowed' : 'empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {page.payments.map((payment) => (
          <ShownPayment
            key={payment.id}
            payment={payment}
            hasSteps={payment.kind === 'withdrawal' && payment.state !== 'paid'}
          />
        ))}
      </ul>
      <Pages page={page} />
    </>
  );
});

function ListSkeleton(): ReactNode {
  return (
    <div className={styles.wait} aria-hidden="true">
      {ROWS.map((row) => (
        <Skeleton key={row} width="full" />
      ))}
    </div>
  );
}

function Pages({ page: { page, pageCount } }: { readonly page: PaymentPage }): ReactNode {
  const { t } = useTranslation('office');
  const { searchOfPage } = usePaymentHistoryChoice();
  if (pageCount <= 1) return null;
  const button = buttonClass({ size: 'sm' });
  return (
    <nav className={styles.pages} aria-label={t('history.pages')}>
      {page > 1 ? (
        <Link discover="none" className={button} rel="prev" to={{ search: searchOfPage(page - 1) }}>
          <Icon name="t-chevron-left" size="sm" isFlipping />
          {t('history.pages.newer')}
        </Link>
      ) : null}
      <span className="num">{t('history.pages.place', { page, count: pageCount })}</span>
      {page < pageCount ? (
        <Link discover="none" className={button} rel="next" to={{ search: searchOfPage(page + 1) }}>
          {t('history.pages.older')}
          <Icon name="t-chevron-right" size="sm" isFlipping />
        </Link>
      ) : null}
    </nav>
  );
}
