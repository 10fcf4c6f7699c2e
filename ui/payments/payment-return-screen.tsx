import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { addressInLanguage, pathTo, splitLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { paymentReturn, type PaymentKind, type ReturnOutcome } from '../../core/payments/payment-return.ts';
import styles from '../page/error-page.module.scss';
import { HIDDEN_MONEY, usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { usePage } from '../page/use-page.ts';
import { isBuilt } from '../page/unbuilt.ts';
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

/** The screen on the way back from a payment system: its address is a message, the balance is what counts. */
export function paymentReturnScreen(kind: PaymentKind): ComponentType {
  return function PaymentReturnScreen(): ReactNode {
    return <PaymentReturn kind={kind} />;
  };
}

const PaymentReturn = observer(function PaymentReturn({ kind }: { readonly kind: PaymentKind }): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { language, page, session } = usePage();
  const { pathname } = useLocation();
  const { t } = useTranslation('payments');
  const match = page.match(splitLanguage(pathname).rest);
  const outcome = match !== undefined && 'outcome' in match.params ? match.params.outcome : 'pending';
  const returned = paymentReturn(kind, outcome);
  const isAsking = returned.ok && returned.value.asksAccounts && session.isSignedIn;
  const title = t(`return.${kind}.${outcome}`);
  usePageTitle(title);
  useEffect(() => {
    if (isAsking) void accounts.refresh();
  }, [accounts, isAsking]);
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
            {isBuilt(next) ? (
              <Link className={buttonClass({ look: 'primary' })} to={addressInLanguage(routePath(next, {}), language)}>
                {t(`next.${next}`)}
              </Link>
            ) : null}
            <Link
              className={buttonClass({ look: isBuilt(next) ? 'ghost' : 'primary' })}
              to={pathTo('home', {}, language)}
            >
              {t('home')}
            </Link>
          </>
        }
      >
        {t(`return.${kind}.${outcome}-text`)}{' '}
        {active === undefined
          ? t('balance-unknown')
          : t('balance', {
              money: accounts.isBalanceHidden ? HIDDEN_MONEY : formatMoney(active.money, active.currency, { language }),
            })}
      </EmptyState>
    </section>
  );
});
