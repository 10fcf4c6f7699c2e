import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { ACTIVATING_PAYMENTS, countedPayments } from '../../core/payments/team-cash.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { usePage } from '../page/use-page.ts';
import { usePayments } from './use-payments.ts';
import styles from './cashier.module.scss';

/** TMC-2, TMC-3 How far team cash is. */
export const TeamCashDialog = observer(function TeamCashDialog(): ReactNode {
  const { teamCash } = usePayments();
  const { dialogs, language } = usePage();
  const { t } = useTranslation('cashier');
  const navigate = useNavigate();
  const { list } = teamCash;
  const isShown = list !== undefined;
  useEffect(() => {
    if (isShown) teamCash.wasSeen();
  }, [isShown, teamCash]);
  if (list === undefined) return null;
  const count = countedPayments(list);
  const isActivated = teamCash.shown === 'activated';
  const measure = t('team-cash.count', { paid: count, all: ACTIVATING_PAYMENTS });
  const close = (): void => {
    dialogs.close();
  };
  return (
    <Dialog size="sm" title={t(isActivated ? 'team-cash.activated' : 'team-cash.first')} onClose={close}>
      <p>
        {isActivated
          ? t('team-cash.activated.text')
          : t('team-cash.first.text', { count: ACTIVATING_PAYMENTS - count })}
      </p>
      <div className={styles.progress}>
        <span className="num">{measure}</span>
        <ProgressBar label={t('team-cash.progress')} share={count / ACTIVATING_PAYMENTS} valueText={measure} />
      </div>
      <div className={styles.ways}>
        <Button
          look="line"
          onClick={() => {
            close();
            void navigate(addressInLanguage(routePath('payment-history', {}), language));
          }}
        >
          {t('team-cash.history')}
        </Button>
        <Button look="primary" onClick={close}>
          {t('team-cash.close')}
        </Button>
      </div>
    </Dialog>
  );
});
