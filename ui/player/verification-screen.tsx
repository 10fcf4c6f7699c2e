import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button } from '../kit/controls/button.tsx';
import { ContactSteps } from './contacts-dialog.tsx';
import { DeniedChange } from './denied-change.tsx';
import { useLinkToken } from './use-link-token.ts';
import { usePlayer } from './use-player.ts';
import styles from './activation-screen.module.scss';

/** The page where a player proves the contacts of the account. */
export const Screen = observer(function VerificationScreen(): ReactNode {
  const { dialogs, session } = usePage();
  const { t } = useTranslation('contacts');
  const { contacts } = usePlayer();
  usePageTitle(t('verify.title'));
  useLinkToken();
  const { token = '' } = contacts;
  if (token !== '') {
    return (
      <section className={classNames('panel', styles.screen)} aria-labelledby="verification-title" data-steps="">
        <h1 id="verification-title">{t('denial.title')}</h1>
        <DeniedChange key={token} token={token} />
      </section>
    );
  }
  return (
    <section className={classNames('panel', styles.screen)} aria-labelledby="verification-title" data-steps="">
      <h1 id="verification-title">{t('verify.title')}</h1>
      <p className={styles.text}>{t(session.isSignedIn ? 'verify.text' : 'verify.visitor')}</p>
      {session.isSignedIn ? (
        <ContactSteps key={session.epoch} />
      ) : (
        <Button
          look="primary"
          onClick={() => {
            dialogs.show('sign-in');
          }}
        >
          {t('verify.sign-in')}
        </Button>
      )}
    </section>
  );
});
