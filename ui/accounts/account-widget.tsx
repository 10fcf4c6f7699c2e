import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayRegister } from '../../core/registration/may-register.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import styles from './account-widget.module.scss';
import { ACCOUNT_ID } from './focus-account.ts';

/** The head's account corner: sign in and up, or balance, accounts and the player's menu. */
export const AccountWidget = observer(function AccountWidget(): ReactNode {
  const { dialogs, page, session, site } = usePage();
  const { t } = useTranslation('session');
  if (session.isSignedIn) {
    const { playerParts } = page;
    return (
      <div id={ACCOUNT_ID} className={styles.widget} aria-busy={playerParts === undefined}>
        {playerParts === undefined ? (
          <span className={classNames(styles.waiting, site.config?.isDemo === true && styles.topUp)} />
        ) : (
          <playerParts.Corner />
        )}
      </div>
    );
  }
  return (
    <div id={ACCOUNT_ID} className={styles.widget}>
      <Button
        look="chrome"
        onClick={() => {
          dialogs.show('sign-in');
        }}
      >
        {t('sign-in.short')}
      </Button>
      {mayRegister(site.config, session.userId) ? (
        <Button
          look="chrome-accent"
          reason={site.config?.isRegistrationButtonDisabled === true ? t('register.disabled') : undefined}
          onClick={() => {
            dialogs.show('registration');
          }}
        >
          {t('register')}
        </Button>
      ) : null}
    </div>
  );
});
