import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { addressInLanguage, pathTo } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import {
  paymentReturn,
  returnOutcome,
  type PaymentKind,
  type ReturnOutcome,
} from '../../core/payments/payment-return.ts';
import styles from '../page/error-page.module.scss';
import { positiveWhole } from '../../core/shared/untrusted.ts';
import { HIDDEN_MONEY, usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import type { Payment } from '../../core/payments/payments-gateway.ts';
import { usePayments } from './use-payments.ts';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { buttonClass } from '../kit/controls/button.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { formatMoney } from '../kit/formats/format-money.ts';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { Logo } from '../kit/pictures/logo.tsx';

const ICONS: Readonly<Record<ReturnOutcome, IconName>> = {
  success: 'f-circle-check',
  fail: 'f-circle-x',
  pending: 't-clock',
  cancel: 't-arrow-back-up',
};

/** RTN-4 The screen on the way back from a payment system: the server says how the payment went, whatever the address says. */
export function paymentReturnScreen(kind: PaymentKind): ComponentType {
  return function PaymentReturnScreen(): ReactNode {
    return <PaymentReturn kind={kind} />;
  };
}

const PaymentReturn = observer(function PaymentReturn({ kind }: { readonly kind: PaymentKind }): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { language, session } = usePage();
  const { t } = useTranslation('payments');
  const payment = useReturned(kind);
  const outcome = payment === undefined ? 'pending' : returnOutcome(payment.state);
  const words = `return.${kind}.${payment === undefined ? 'unknown' : outcome}` as const;
  const returned = paymentReturn(kind, outcome);
  const isAsking = returned.ok && returned.value.asksAccounts && session.isSignedIn;
  const title = t(words);
  usePageTitle(title);
  useEffect(() => {
    if (isAsking) void accounts.refresh();
  }, [accounts, isAsking, outcome]);
  if (!returned.ok) return null;
  const { status, next } = returned.value;
  const { active } = accounts;
  return (
    <section className={`panel ${styles.error}`} aria-labelledby="return-title">
      <Logo />
      <EmptyState
        icon={ICONS[outcome]}
        tone={status === 'error' ? 'danger' : 'accent'}
        title={<h1 id="return-title">{title}</h1>}
        action={
          <>
            <Link
              className={buttonClass({ look: 'primary' })}
              to={addressInLanguage(routePath(next, {}), language) + triedSearch(next, payment?.id)}
            >
              {t(`next.${next}`)}
            </Link>
            <Link className={buttonClass({ look: 'ghost' })} to={pathTo('home', {}, language)}>
              {t('home')}
            </Link>
          </>
        }
      >
        {t(payment === undefined ? 'return.unknown-text' : `return.${kind}.${outcome}-text`)}{' '}
        {active === undefined
          ? t('balance-unknown')
          : t('balance', {
              money: accounts.isBalanceHidden ? HIDDEN_MONEY : formatMoney(active.money, active.currency, { language }),
            })}
      </EmptyState>
    </section>
  );
});

/** The payment of the address, else the latest: asked for until it has ended. */
function useReturned(kind: PaymentKind): Payment | undefined {
  const { session } = usePage();
  const { returnedPayment } = usePayments();
  const { search } = useLocation();
  const id = positiveWhole(new URLSearchParams(search).get('payment') ?? undefined);
  const { isSignedIn } = session;
  useEffect(() => (isSignedIn ? returnedPayment.watch(kind, id) : undefined), [returnedPayment, kind, id, isSignedIn]);
  const { payment } = returnedPayment;
  return payment?.kind === kind && (id === undefined || payment.id === id) ? payment : undefined;
}

/** A deposit that failed is begun again with what was typed. */
function triedSearch(next: string, id: number | undefined): string {
  return next === 'recharge' && id !== undefined ? `?payment=${String(id)}` : '';
}
