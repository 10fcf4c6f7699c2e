import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { CashierHead, SignedOutCashier } from './cashier-head.tsx';
import { OpenDeposit } from './open-deposit.tsx';
import { TriedDeposit } from './tried-deposit.tsx';
import { VerificationPrompt } from './verification-prompt.tsx';
import styles from './cashier.module.scss';

/** Where money is paid in. */
export const Screen = observer(function RechargeScreen(): ReactNode {
  const { session } = usePage();
  const { search } = useLocation();
  const { t } = useTranslation('cashier');
  usePageTitle(t('recharge.title'));
  if (!session.isSignedIn) return <SignedOutCashier />;
  return (
    <div className={styles.screen}>
      <CashierHead title={t('recharge.title')} />
      <section className="panel" aria-label={t('recharge.title')}>
        <OpenDeposit>
          <TriedDeposit search={search} />
        </OpenDeposit>
      </section>
      <VerificationPrompt />
    </div>
  );
});
