import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { netPayments, type PaymentTotals } from '../../../core/payments/history/payment-totals.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { usePage } from '../../page/use-page.ts';
import { usePayments } from '../use-payments.ts';
import { usePaymentHistoryChoice } from './use-payment-history-choice.ts';
import styles from './payment-totals.module.scss';

/** PMT-18 What the listed payments come to, above them. */
export const PaymentTotalsStrip = observer(function PaymentTotalsStrip(): ReactNode {
  const { paymentHistory } = usePayments();
  const { t } = useTranslation('payment-details');
  const { choice } = usePaymentHistoryChoice();
  const { failure, page } = paymentHistory;
  if (failure !== undefined || page === undefined || page.totals.length === 0) return null;
  return (
    <section className={`panel ${styles.strip!}`} aria-label={t('totals')}>
      {page.totals.map((each) => (
        <CurrencyTotals key={each.currency} totals={each} />
      ))}
      <p className={styles.text}>
        {t(`filter.days.${choice.days ?? 'all'}`)}. {t('totals.text')}
      </p>
    </section>
  );
});

function CurrencyTotals({ totals }: { readonly totals: PaymentTotals }): ReactNode {
  const { t } = useTranslation('payment-details');
  const { choice } = usePaymentHistoryChoice();
  const { currency, deposits, withdrawals } = totals;
  const net = netPayments(totals);
  return (
    <dl className={styles.sums}>
      {choice.kind === 'withdrawal' ? null : <Sum name={t('filter.deposit')} units={deposits} currency={currency} />}
      {choice.kind === 'deposit' ? null : <Sum name={t('filter.withdrawal')} units={withdrawals} currency={currency} />}
      {choice.kind === undefined ? <Sum name={t(`totals.net.${net.way}`)} units={net.sum} currency={currency} /> : null}
    </dl>
  );
}

interface SumProps {
  readonly name: string;
  readonly units: Minor;
  readonly currency: string;
}

const Sum = observer(function Sum({ name, units, currency }: SumProps): ReactNode {
  const { language } = usePage();
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{formatMoney(units, currency, { language })}</dd>
    </div>
  );
});
