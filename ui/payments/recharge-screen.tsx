import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { positiveWhole } from '../../core/shared/untrusted.ts';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { CashierHead, SignedOutCashier } from './cashier-head.tsx';
import { DepositPanels } from './deposit-panels.tsx';
import { OpenDeposit } from './open-deposit.tsx';
import { usePayments } from './use-payments.ts';
import { VerificationPrompt } from './verification-prompt.tsx';
import styles from './cashier.module.scss';

/** Where money is paid in. */
export const Screen = observer(function RechargeScreen(): ReactNode {
  const { session } = usePage();
  const { t } = useTranslation('cashier');
  usePageTitle(t('recharge.title'));
  if (!session.isSignedIn) return <SignedOutCashier />;
  return (
    <div className={styles.screen}>
      <CashierHead title={t('recharge.title')} />
      <section className="panel" aria-label={t('recharge.title')}>
        <OpenDeposit>
          <TriedDeposit />
        </OpenDeposit>
      </section>
      <VerificationPrompt />
    </div>
  );
});

/** A deposit that was declined is begun again with what was typed. */
const TriedDeposit = observer(function TriedDeposit(): ReactNode {
  const { paying, returnedPayment } = usePayments();
  const { search } = useLocation();
  const id = positiveWhole(new URLSearchParams(search).get('payment') ?? undefined);
  useEffect(() => {
    paying.comeBack();
    if (id !== undefined) void returnedPayment.ask('deposit', id);
  }, [paying, returnedPayment, id]);
  const { payment } = returnedPayment;
  const isTried =
    payment !== undefined && payment.id === id && ['declined', 'cancelled', 'lapsed'].includes(payment.state);
  return <DepositPanels key={isTried ? payment.id : 'new'} declined={isTried ? payment : undefined} />;
});
