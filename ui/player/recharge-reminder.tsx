import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { Button, buttonClass } from '../kit/controls/button.tsx';
import { usePage } from '../page/use-page.ts';
import { usePlayer } from './use-player.ts';
import styles from './account-screen.module.scss';

/** PR-17 Leads whoever has paid nothing in to a deposit, until it is hidden. */
export const RechargeReminder = observer(function RechargeReminder(): ReactNode {
  const { rechargeReminder } = usePlayer();
  const { language } = usePage();
  const { t } = useTranslation('office');
  if (!rechargeReminder.isDue) return null;
  return (
    <section className={`panel ${styles.reminder}`} aria-label={t('reminder')}>
      <p>{t('reminder.text')}</p>
      <Button look="text" size="sm" onClick={() => void rechargeReminder.hide()}>
        {t('reminder.hide')}
      </Button>
      <Link
        discover="none"
        className={buttonClass({ size: 'sm', look: 'primary' })}
        to={addressInLanguage(routePath('recharge', {}), language)}
      >
        {t('reminder.deposit')}
      </Link>
    </section>
  );
});
