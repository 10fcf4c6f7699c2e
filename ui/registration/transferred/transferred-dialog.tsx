import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { usePage } from '../../page/use-page.ts';
import { NewAccount } from '../new-account.tsx';
import styles from '../new-account.module.scss';

/** TRF-15 The id of the account that a player was moved to, to be copied or saved as that of a new player; it stays until the player goes on. */
export const TransferredDialog = observer(function TransferredDialog(): ReactNode {
  const { dialogs, session, site } = usePage();
  const { t } = useTranslation('notice-catalogue');
  const { userId } = session;
  if (userId === undefined) return null;
  const leave = (): void => {
    dialogs.close();
  };
  return (
    <Dialog title={t('transferred.title')} size="sm" isBlocking onClose={leave}>
      <p className={styles.once}>{t('transferred.text', { id: userId })}</p>
      <NewAccount
        credentials={{ userId, password: '', isOwnPassword: true }}
        companyName={site.config?.companyName ?? ''}
        isDemo={false}
        isWarned={false}
        onLeave={leave}
      />
    </Dialog>
  );
});
