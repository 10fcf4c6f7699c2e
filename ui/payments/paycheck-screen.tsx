import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { buttonClass } from '../kit/controls/button.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { SignedOutPage } from '../page/missing/signed-out-page.tsx';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { CashierHead } from './cashier-head.tsx';
import styles from './cashier.module.scss';

/** A place without pay slips of its own: it says so, and where payments stand. */
export const Screen = observer(function PaycheckScreen(): ReactNode {
  const { session, language } = usePage();
  const { t } = useTranslation('cashier');
  usePageTitle(t('paycheck.title'));
  if (!session.isSignedIn) return <SignedOutPage />;
  const way = (
    <Link
      discover="none"
      className={buttonClass({ look: 'primary' })}
      to={addressInLanguage(routePath('payment-history', {}), language)}
    >
      {t('paycheck.way')}
    </Link>
  );
  return (
    <div className={styles.screen}>
      <CashierHead title={t('paycheck.title')} isHistory />
      <section className="panel">
        <EmptyState icon="t-receipt" title={t('paycheck.none')} action={way}>
          {t('paycheck.none.text')}
        </EmptyState>
      </section>
    </div>
  );
});
