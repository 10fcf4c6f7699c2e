import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../core/accounts/account.ts';
import { lastUsedFirst, nextMethod, type PaymentMethod } from '../../core/payments/payment-method.ts';
import type { Payment } from '../../core/payments/payments-gateway.ts';
import { HIDDEN_MONEY, usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { InlineLimitPrompt } from '#ui/limits/overview/limit-prompt-body.tsx';
import { Select } from '../kit/controls/select.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { formatMoney } from '../kit/formats/format-money.ts';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { usePage } from '../page/use-page.ts';
import { DepositLimit, useDepositRoom } from './deposit-limit.tsx';
import { MethodList } from './method-list.tsx';
import { PaymentForm } from './payment-form.tsx';
import { useLimitQuestion } from './use-limit-question.ts';
import { usePaymentAmount } from './use-payment-amount.ts';
import { usePayments } from './use-payments.ts';
import styles from './cashier.module.scss';

/** The two panels of a deposit: how and into which account, and how much. What was declined before is offered again another way. */
export const DepositPanels = observer(function DepositPanels({
  declined,
}: {
  readonly declined?: Payment | undefined;
}): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { paying } = usePayments();
  const payable = accounts.inOrder.filter(({ type }) => type !== 'bonus');
  const [chosen, setChosen] = useState<number | undefined>(declined?.accountId);
  const account = payable.find(({ id }) => id === chosen) ?? payable.find(({ isActive }) => isActive) ?? payable[0];
  const id = account?.id;
  useEffect(() => {
    if (id !== undefined) void paying.load(id);
  }, [paying, id]);
  const offer = paying.offerFor(id);
  if (account === undefined || offer === undefined) {
    if (paying.failure === undefined || id === undefined) return <PanelSkeleton />;
    return <FailedLoad failure={paying.failure} onRetry={async () => paying.load(id)} />;
  }
  return (
    <div className={styles.panels}>
      <AccountChoice accounts={payable} account={account} onChoose={setChosen} />
      <DepositChoice
        key={account.id}
        account={account}
        methods={lastUsedFirst(offer.methods, offer.lastUsed.deposit)}
        declined={declined}
      />
    </div>
  );
});

const AccountChoice = observer(function AccountChoice({
  accounts: payable,
  account,
  onChoose,
}: {
  readonly accounts: readonly Account[];
  readonly account: Account;
  readonly onChoose: (id: number) => void;
}): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  return (
    <Select
      className={styles.account}
      label={t('account')}
      value={`${account.id}`}
      options={payable.map(({ id, currency, money }) => ({
        value: `${id}`,
        label: `${currency} · ${accounts.isBalanceHidden ? HIDDEN_MONEY : formatMoney(money, currency, { language })}`,
      }))}
      onChange={(value) => {
        onChoose(Number(value));
      }}
    />
  );
});

interface DepositChoiceProps {
  readonly account: Account;
  readonly methods: readonly PaymentMethod[];
  readonly declined?: Payment | undefined;
}

const DepositChoice = observer(function DepositChoice({ account, methods, declined }: DepositChoiceProps): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { t } = useTranslation('cashier');
  const { currency } = account;
  const tried = declined?.accountId === account.id ? declined : undefined;
  const next = tried === undefined ? undefined : nextMethod(methods, tried.methodId, tried);
  const [chosen, setChosen] = useState(next?.id ?? methods[0]?.id);
  const method = methods.find(({ id }) => id === chosen);
  const typed = usePaymentAmount({ kind: 'deposit', currency, method, first: tried?.amount });
  const main = accounts.inOrder.find(({ type }) => type === 'main')?.currency ?? currency;
  const question = useLimitQuestion();
  const room = useDepositRoom(currency, main, typed.amount);
  if (methods.length === 0) return <EmptyState icon="t-wallet" title={t('no-methods')} />;
  return (
    <>
      <div className={styles.side}>
        {tried === undefined ? null : <Declined tried={tried} next={next} />}
        <MethodList kind="deposit" methods={methods} chosen={method} onChoose={setChosen} />
      </div>
      <PaymentForm
        kind="deposit"
        account={account}
        method={method}
        typed={typed}
        stop={room?.isOver === true ? t('limit.over') : undefined}
        first={question.mayGoOn}
        note={<p className={styles.under}>{t('note.deposit')}</p>}
      >
        <DepositLimit room={room} currency={currency} onTake={typed.put} />
        {question.isOpen ? <InlineLimitPrompt onSet={question.setLimit} onWithout={question.goWithout} /> : null}
      </PaymentForm>
    </>
  );
});

/** PMT-7 */
function Declined({ tried, next }: { readonly tried: Payment; readonly next: PaymentMethod | undefined }): ReactNode {
  const { t } = useTranslation('cashier');
  return (
    <FormNotice tone="warning">
      {t('declined', { method: tried.methodTitle })}{' '}
      {next === undefined ? null : t('declined.next', { method: next.title })}
    </FormNotice>
  );
}

function PanelSkeleton(): ReactNode {
  return (
    <div className={styles.panels} aria-hidden="true">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
