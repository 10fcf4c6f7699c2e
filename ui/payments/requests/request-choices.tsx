import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import type { PaymentTopic, PaymentTransaction } from '../../../core/payments/requests/payment-request.ts';
import { currencyDecimals, toMinor } from '../../../core/shared/money.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import styles from './payment-requests.module.scss';

export function TopicChoice({ topics }: { readonly topics: readonly PaymentTopic[] }): ReactNode {
  const { t } = useTranslation('payment-requests');
  return (
    <Choice
      title={t('choose.topic')}
      options={topics.map(({ id: topic, title, paymentKinds }) => ({
        id: topic,
        title,
        to:
          paymentKinds.length > 0
            ? routePath('payment-transactions', { topic })
            : routePath('payment-topic', { topic }),
      }))}
    />
  );
}

export function PartChoice({ topic: { id: topic, title, subTopics } }: { readonly topic: PaymentTopic }): ReactNode {
  return (
    <Choice
      title={title}
      options={subTopics.map(({ id: subTopic, title: part }) => ({
        id: subTopic,
        title: part,
        to: routePath('payment-sub-topic', { topic, subTopic }),
      }))}
    />
  );
}

export const TransactionChoice = observer(function TransactionChoice({
  topic: { id: topic, title },
  transactions,
}: {
  readonly topic: PaymentTopic;
  readonly transactions: readonly PaymentTransaction[];
}): ReactNode {
  const { t } = useTranslation('payment-requests');
  const words = useTransactionWords();
  if (transactions.length === 0) {
    return (
      <EmptyState icon="t-receipt" title={t('no-payments')}>
        {t('no-payments.text')}
      </EmptyState>
    );
  }
  return (
    <Choice
      title={`${title}: ${t('choose.payment')}`}
      options={transactions.map((transaction) => ({
        id: transaction.id,
        title: words(transaction),
        to: routePath('payment-transaction', { topic, transaction: transaction.id }),
      }))}
    />
  );
});

/** What a payment is called among others: its sum, its way, when it was made, its number. */
export function useTransactionWords(): (transaction: PaymentTransaction) => string {
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('payment-requests');
  const { t: kit } = useTranslation('kit');
  return ({ id, amount, currency, title, madeAt }) => {
    const units = toMinor(amount, currencyDecimals(currency));
    const sum = units.ok ? formatMoney(units.value, currency, { language }) : currency;
    const when = formatMoment(madeAt, clock.now, { look: settings.settings, words: kit });
    return `${sum} · ${title} · ${when} · ${t('payment', { id })}`;
  };
}

interface ChoiceProps {
  readonly title: string;
  readonly options: readonly { readonly id: number; readonly title: string; readonly to: string }[];
}

function Choice({ title, options }: ChoiceProps): ReactNode {
  const { language } = usePage();
  return (
    <div className={styles.choice}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.id}>
            <Link discover="none" className={styles.option} to={addressInLanguage(option.to, language)}>
              {option.title}
              <Icon name="t-chevron-right" size="sm" isFlipping />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
