import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../core/navigation/language-path.ts';
import { AccountCards } from '#ui/accounts/account-cards.tsx';
import { AccountHistory } from '#ui/accounts/history/account-history.tsx';
import { LimitsPanel } from '#ui/limits/overview/limits-panel.tsx';
import { Button, buttonClass } from '../kit/controls/button.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { SignedOutPage } from '../page/missing/signed-out-page.tsx';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { IdentificationReminder } from './identification-reminder.tsx';
import { PlayerStatusTag } from './player-status-tag.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { ProtectionPanel } from './protection-panel.tsx';
import { RechargeReminder } from './recharge-reminder.tsx';
import { usePlayer } from './use-player.ts';
import styles from './account-screen.module.scss';

const EDIT_PATH = '/office/account/edit';

/** The first page of the office: accounts, protection, profile and what moved. */
export const Screen = observer(function AccountScreen(): ReactNode {
  const { session } = usePage();
  const { t } = useTranslation('office');
  usePageTitle(t('title'));
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <AccountHead />
      <IdentificationReminder />
      <RechargeReminder />
      <div className={styles.columns}>
        <AccountCards />
        <div className={styles.side}>
          <ProtectionPanel />
          <LimitsPanel />
          <ProfilePanel />
        </div>
        <AccountHistory />
      </div>
    </div>
  );
});

const AccountHead = observer(function AccountHead(): ReactNode {
  const { accounts } = usePlayer();
  const { language } = usePage();
  const { t } = useTranslation('office');
  const { isBalanceHidden } = accounts;
  return (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      <PlayerStatusTag />
      <Button
        size="sm"
        className={styles.hide}
        onClick={() => {
          accounts.hideBalance(!isBalanceHidden);
        }}
      >
        <Icon name={isBalanceHidden ? 't-eye' : 't-eye-off'} size="sm" />
        {t(isBalanceHidden ? 'show' : 'hide')}
      </Button>
      <Link discover="none" className={buttonClass({ size: 'sm' })} to={inLanguage(EDIT_PATH, language)}>
        <Icon name="t-pencil" size="sm" />
        {t('profile.edit')}
      </Link>
    </div>
  );
});
