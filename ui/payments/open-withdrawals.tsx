import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { ShownPayment } from './history/payment-row.tsx';
import { usePayments } from './use-payments.ts';
import styles from './payment-list.module.scss';

/** The withdrawals that are on their way. */
export const OpenWithdrawals = observer(function OpenWithdrawals(): ReactNode {
  const { paymentHistory } = usePayments();
  const { t } = useTranslation('cashier');
  useEffect(() => {
    void paymentHistory.show({ kind: 'withdrawal', isOpenOnly: true, page: 1 });
  }, [paymentHistory]);
  return (
    <section className={`panel ${styles.narrow}`} aria-label={t('requests')} aria-busy={paymentHistory.isLoading}>
      <h2>{t('requests')}</h2>
      <Requests />
    </section>
  );
});

const Requests = observer(function Requests(): ReactNode {
  const { paymentHistory } = usePayments();
  const { t } = useTranslation('cashier');
  const { failure, page } = paymentHistory;
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={async () => paymentHistory.refresh()} />;
  if (page === undefined) return <Skeleton width="full" />;
  if (page.payments.length === 0) return <p className={styles.none}>{t('requests.none')}</p>;
  return (
    <ul className={styles.list}>
      {page.payments.map((payment) => (
        <ShownPayment key={payment.id} payment={payment} hasSteps />
      ))}
    </ul>
  );
});
