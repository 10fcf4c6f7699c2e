import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import {
  readPaymentHistoryChoice,
  writePaymentHistoryChoice,
  type PaymentHistoryChoice,
} from '../../core/payments/payment-history-choice.ts';
import { PAYMENT_KINDS } from '../../core/payments/payment-return.ts';
import type { PaymentPage } from '../../core/payments/payments-gateway.ts';
import { buttonClass } from '../kit/controls/button.tsx';
import { Segment } from '../kit/controls/segment.tsx';
import { Switch } from '../kit/controls/switch.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { CashierHead, SignedOutCashier } from './cashier-head.tsx';
import { ShownPayment } from './payment-row.tsx';
import { usePayments } from './use-payments.ts';
import styles from './payment-list.module.scss';

const ROWS = [1, 2, 3, 4];
const ALL = 'all';

/** Every payment with its state, why it is so, and until when it takes. */
export const Screen = observer(function PaymentHistoryScreen(): ReactNode {
  const { session } = usePage();
  const { paymentHistory } = usePayments();
  const { t } = useTranslation('cashier');
  const { choice } = useChoice();
  const text = JSON.stringify(choice);
  usePageTitle(t('history.title'));
  useEffect(() => {
    void paymentHistory.show(JSON.parse(text) as PaymentHistoryChoice);
  }, [paymentHistory, text]);
  if (!session.isSignedIn) return <SignedOutCashier />;
  return (
    <div className={styles.screen}>
      <CashierHead title={t('history.title')} isHistory />
      <section className="panel" aria-label={t('history.title')} aria-busy={paymentHistory.isLoading}>
        <Filters />
        <PaymentList />
      </section>
    </div>
  );
});

function Filters(): ReactNode {
  const { t } = useTranslation('cashier');
  const { choice, change } = useChoice();
  return (
    <div className={styles.filters}>
      <Segment
        label={t('filter')}
        options={[ALL, ...PAYMENT_KINDS].map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={choice.kind ?? ALL}
        onChange={(value) => {
          change({ kind: PAYMENT_KINDS.find((kind) => kind === value) });
        }}
      />
      <Switch
        isOn={choice.isOpenOnly}
        onChange={(isOpenOnly) => {
          change({ isOpenOnly });
        }}
      >
        {t('filter.open')}
      </Switch>
    </div>
  );
}

const PaymentList = observer(function PaymentList(): ReactNode {
  const { paymentHistory } = usePayments();
  const { t } = useTranslation('cashier');
  const { failure, page } = paymentHistory;
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={async () => paymentHistory.refresh()} />;
  if (page === undefined) return <ListSkeleton />;
  if (page.payments.length === 0) {
    return (
      <EmptyState icon="t-arrows-left-right" title={t('empty')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {page.payments.map((payment) => (
          <ShownPayment key={payment.id} payment={payment} />
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
  const { searchOfPage } = useChoice();
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

/** PMT-8 What the address says of the payments, and how to say something else. */
function useChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = readPaymentHistoryChoice(new URLSearchParams(search));
  return {
    choice,
    /** Another choice begins at its first page. */
    change: (change: Partial<Omit<PaymentHistoryChoice, 'page'>>): void => {
      void navigate({ search: searchOf({ ...choice, ...change, page: 1 }) });
    },
    searchOfPage: (page: number): string => searchOf({ ...choice, page }),
  };
}

function searchOf(choice: PaymentHistoryChoice): string {
  const query = new URLSearchParams(writePaymentHistoryChoice(choice).map(([name, value]) => [name, value]));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
