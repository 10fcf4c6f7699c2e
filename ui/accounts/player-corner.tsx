import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../kit/controls/icon-button.tsx';
import { useAccounts } from './use-accounts.ts';
import { BalanceMenu } from './balance-menu.tsx';
import styles from './account-widget.module.scss';
import { PlayerMenu } from './player-menu.tsx';
import { DepositLink } from './deposit-link.tsx';
import { TopUpButton } from './top-up-button.tsx';

/** The head's corner of a player who is signed in: balance, accounts, and where to go. */
export const PlayerCorner = observer(function PlayerCorner(): ReactNode {
  const { accounts } = useAccounts();
  const { t } = useTranslation('accounts');
  const { isBalanceHidden } = accounts;
  return (
    <>
      <IconButton
        icon={isBalanceHidden ? 't-eye' : 't-eye-off'}
        label={t(isBalanceHidden ? 'show' : 'hide')}
        isChrome
        className={styles.eye}
        onClick={() => {
          accounts.hideBalance(!isBalanceHidden);
        }}
      />
      <div className={styles.money}>
        <BalanceMenu />
        {accounts.topUpAmount === undefined ? <DepositLink /> : <TopUpButton />}
      </div>
      <PlayerMenu />
    </>
  );
});
