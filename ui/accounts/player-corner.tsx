import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useAccounts } from './use-accounts.ts';
import { BalanceMenu } from './balance-menu.tsx';
import styles from './account-widget.module.scss';
import { PlayerMenu } from './player-menu.tsx';
import { TopUpButton } from './top-up-button.tsx';

/** The head's corner of a player who is signed in: balance, accounts, and where to go. */
export const PlayerCorner = observer(function PlayerCorner(): ReactNode {
  const { accounts } = useAccounts();
  return (
    <>
      <div className={styles.money}>
        <BalanceMenu />
        {accounts.topUpAmount === undefined ? null : <TopUpButton />}
      </div>
      <PlayerMenu />
    </>
  );
});
