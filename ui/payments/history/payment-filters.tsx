import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_PERIODS } from '../../../core/payments/history/payment-history-choice.ts';
import { PAYMENT_KINDS } from '../../../core/payments/payment-return.ts';
import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { NumberSearch } from '../../kit/controls/number-search.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { Switch } from '../../kit/controls/switch.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { PaymentFileButton } from './payment-file-button.tsx';
import { usePaymentHistoryChoice } from './use-payment-history-choice.ts';
import styles from '../payment-list.module.scss';

const ALL = 'all';

/** PMT-8 Which payments are listed: the kind, the days, those on their way, or one by its number. */
export function PaymentFilters(): ReactNode {
  const { t } = useTranslation('payment-details');
  const { choice, change } = usePaymentHistoryChoice();
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
      <Select
        label={t('filter.days')}
        isLabelHidden
        isQuiet
        size="sm"
        before={<Icon name="t-calendar" size="sm" />}
        options={[ALL, ...PAYMENT_PERIODS].map((days) => ({ value: `${days}`, label: t(`filter.days.${days}`) }))}
        value={`${choice.days ?? ALL}`}
        onChange={(value) => {
          change({ days: PAYMENT_PERIODS.find((days) => `${days}` === value) });
        }}
      />
      <AccountFilter />
      <Switch
        isOn={choice.isOpenOnly}
        onChange={(isOpenOnly) => {
          change({ isOpenOnly });
        }}
      >
        {t('filter.open')}
      </Switch>
      <NumberFilter />
      <PaymentFileButton />
    </div>
  );
}

/** Only where there is more than one; one that the address names and the player has no more stands by its number. */
const AccountFilter = observer(function AccountFilter(): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { t } = useTranslation('office');
  const { choice, change } = usePaymentHistoryChoice();
  const { t: cashier } = useTranslation('cashier');
  const { accountId } = choice;
  const payable = accounts.inOrder.filter(({ type }) => type !== 'bonus');
  if (payable.length < 2 && accountId === undefined) return null;
  const isGone = accountId !== undefined && payable.every(({ id }) => id !== accountId);
  return (
    <Select
      label={t('history.account')}
      isLabelHidden
      isQuiet
      size="sm"
      before={<Icon name="t-wallet" size="sm" />}
      options={[
        { value: ALL, label: t('history.account.all') },
        ...payable.map(({ id, currency, label }) => ({
          value: `${id}`,
          label: label === undefined ? currency : `${currency} · ${label}`,
        })),
        ...(isGone ? [{ value: `${accountId}`, label: cashier('number', { id: accountId }) }] : []),
      ]}
      value={`${accountId ?? ALL}`}
      onChange={(value) => {
        change({ accountId: value === ALL ? undefined : Number(value) });
      }}
    />
  );
});

function NumberFilter(): ReactNode {
  const { t } = useTranslation('payment-details');
  const { choice, change } = usePaymentHistoryChoice();
  return (
    <NumberSearch
      label={t('find')}
      wrong={t('find.wrong')}
      known={choice.id}
      className={styles.number}
      onFind={(id) => {
        change({ id });
      }}
    />
  );
}
