import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Account } from '../../core/accounts/account.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { lastUsedFirst } from '../../core/payments/payment-method.ts';
import type { PaymentOffer } from '../../core/payments/payments-gateway.ts';
import { sumOfMinor } from '../../core/shared/money.ts';
import { HIDDEN_MONEY, usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { Button, buttonClass } from '../kit/controls/button.tsx';
import { Select } from '../kit/controls/select.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { formatMoment } from '../kit/formats/format-date.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { BonusesAtStake, useBonusQuestion } from './bonus-question.tsx';
import { CashierHead, SignedOutCashier } from './cashier-head.tsx';
import { MethodList } from './method-list.tsx';
import { OpenWithdrawals } from './open-withdrawals.tsx';
import { PaymentForm } from './payment-form.tsx';
import { usePaymentAmount } from './use-payment-amount.ts';
import { usePayments } from './use-payments.ts';
import styles from './cashier.module.scss';

/** Where money is paid out; it stays open whatever keeps the player from playing. */
export const Screen = observer(function WithdrawalScreen(): ReactNode {
  const { session } = usePage();
  const { t } = useTranslation('cashier');
  usePageTitle(t('withdrawal.title'));
  if (!session.isSignedIn) return <SignedOutCashier />;
  return (
    <div className={styles.screen}>
      <CashierHead title={t('withdrawal.title')} />
      <Withdrawal />
    </div>
  );
});

/** What may be paid out of which account, then the request beside those that are on their way. */
const Withdrawal = observer(function Withdrawal(): ReactNode {
  const { t } = useTranslation('cashier');
  const { accounts } = usePlayerAccounts();
  const { paying } = usePayments();
  const payable = accounts.inOrder.filter(({ type }) => type !== 'bonus');
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const account = payable.find(({ id }) => id === chosen) ?? payable.find(({ isActive }) => isActive) ?? payable[0];
  const id = account?.id;
  useEffect(() => {
    if (id !== undefined) void paying.load(id);
  }, [paying, id]);
  const offer = paying.offerFor(id);
  return (
    <>
      {account === undefined ? null : <Sums accounts={payable} account={account} onChoose={setChosen} />}
      <div className={styles.columns}>
        <section className="panel" aria-label={t('withdrawal.title')}>
          {account !== undefined && offer !== undefined ? (
            <div className={styles.stack}>
              <WithdrawalChoice key={account.id} account={account} offer={offer} />
            </div>
          ) : paying.failure === undefined || id === undefined ? (
            <Skeleton shape="block" />
          ) : (
            <FailedLoad failure={paying.failure} onRetry={async () => paying.load(id)} />
          )}
        </section>
        <div className={styles.aside}>
          <OpenWithdrawals />
          <FormNotice tone="info">{t('always-open')}</FormNotice>
        </div>
      </div>
    </>
  );
});

const Sums = observer(function Sums({
  accounts,
  account,
  onChoose,
}: {
  readonly accounts: readonly Account[];
  readonly account: Account;
  readonly onChoose: (id: number) => void;
}): ReactNode {
  const { paymentHistory } = usePayments();
  const { inOrder, isBalanceHidden } = usePlayerAccounts().accounts;
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  const { currency, money } = account;
  const open = paymentHistory.page?.payments ?? [];
  const held = sumOfMinor(open.filter((payment) => payment.accountId === account.id).map(({ amount }) => amount));
  const bonuses = inOrder.filter((each) => each.type === 'bonus' && each.currency === currency);
  const bonus = bonuses.length === 0 ? undefined : sumOfMinor(bonuses.map((each) => each.money));
  const shown = (sum: typeof money): string =>
    isBalanceHidden ? HIDDEN_MONEY : formatMoney(sum, currency, { language });
  return (
    <div className={`panel ${styles.sums}`}>
      <Select
        label={t('account')}
        value={`${account.id}`}
        options={accounts.map((each) => ({ value: `${each.id}`, label: each.currency }))}
        onChange={(value) => {
          onChoose(Number(value));
        }}
      />
      <dl>
        <div>
          <dt>{t('available')}</dt>
          <dd className={`num ${styles.free}`}>{shown(money)}</dd>
        </div>
        {held === undefined ? null : (
          <div>
            <dt>{t('held')}</dt>
            <dd className="num">{shown(held)}</dd>
          </div>
        )}
        {bonus === undefined ? null : (
          <div>
            <dt>{t('accounts:account.bonus', { iso: currency })}</dt>
            <dd className={`num ${styles.bonus}`}>{shown(bonus)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
});

const WithdrawalChoice = observer(function WithdrawalChoice({
  account,
  offer,
}: {
  readonly account: Account;
  readonly offer: PaymentOffer;
}): ReactNode {
  const { paying, paymentHistory } = usePayments();
  const { t } = useTranslation('cashier');
  const { currency, money: balance } = account;
  const { isCancelAllowed, bonuses } = offer;
  const methods = lastUsedFirst(offer.methods, offer.lastUsed.withdrawal);
  const question = useBonusQuestion(bonuses, paying);
  const [chosen, setChosen] = useState(methods.find(({ ways }) => ways.some(({ kind }) => kind === 'withdrawal'))?.id);
  const method = methods.find(({ id }) => id === chosen);
  const typed = usePaymentAmount({ kind: 'withdrawal', currency, method, balance });
  const stop = useStop(offer);
  if (methods.length === 0) return <EmptyState icon="t-wallet" title={t('no-methods')} />;
  return (
    <>
      <MethodList kind="withdrawal" methods={methods} chosen={method} onChoose={setChosen} />
      <PaymentForm
        kind="withdrawal"
        account={account}
        method={method}
        typed={typed}
        stop={stop}
        first={question.mayGoOn}
        givesUp={bonuses}
        onMade={() => {
          typed.type('');
          void paymentHistory.refresh();
        }}
        onRefused={question.askAgain}
        quick={
          <Button
            size="sm"
            onClick={() => {
              typed.put(balance);
            }}
          >
            {t('all')}
          </Button>
        }
        note={<FormNotice tone="info">{t(isCancelAllowed ? 'note.held' : 'note.held-for-good')}</FormNotice>}
      >
        <BonusesAtStake bonuses={bonuses} question={question} />
        <NeedLink stop={offer.stop} />
        {paying.made?.kind === 'withdrawal' ? (
          <FormNotice tone="success">{t('made', { id: paying.made.id })}</FormNotice>
        ) : null}
      </PaymentForm>
    </>
  );
});

/** WDR-25 Where the player brings what the withdrawal still needs. */
const NeedLink = observer(function NeedLink({ stop }: Pick<PaymentOffer, 'stop'>): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  if (stop !== 'activation' && stop !== 'verification') return null;
  const isIdentity = stop === 'verification';
  return (
    <Link
      discover="none"
      className={buttonClass({ look: 'line', size: 'sm' })}
      to={addressInLanguage(routePath(isIdentity ? 'verification' : 'account-verification', {}), language)}
    >
      {t(isIdentity ? 'verify.go' : 'activate.go')}
    </Link>
  );
});

/** WDR-1 */
function useStop({ stop, lockedUntil }: PaymentOffer): string | undefined {
  const { clock, settings } = usePage();
  const { t } = useTranslation('payment-details');
  const { t: kit } = useTranslation('kit');
  if (stop === undefined) return undefined;
  if (stop !== 'locked' || lockedUntil === undefined) return t(`stop.${stop}`, { time: '' });
  return t('stop.locked', { time: formatMoment(lockedUntil, clock.now, { look: settings.settings, words: kit }) });
}
