import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { Button, buttonClass } from '../kit/controls/button.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { usePage } from '../page/use-page.ts';
import styles from './cashier.module.scss';

/** The title of a page of the cashier, and the way to all payments. */
export function CashierHead({
  title,
  isHistory = false,
}: {
  readonly title: string;
  readonly isHistory?: boolean;
}): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {isHistory ? null : (
        <Link
          discover="none"
          className={buttonClass({ size: 'sm' })}
          to={addressInLanguage(routePath('payment-history', {}), language)}
        >
          <Icon name="t-arrows-left-right" size="sm" />
          {t('history.title')}
        </Link>
      )}
    </div>
  );
}

export function SignedOutCashier(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('cashier');
  return (
    <EmptyState
      icon="t-lock"
      title={t('signed-out')}
      action={
        <Button
          look="primary"
          onClick={() => {
            dialogs.show('sign-in');
          }}
        >
          {t('sign-in')}
        </Button>
      }
    />
  );
}
