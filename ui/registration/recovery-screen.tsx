import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayRecoverPassword } from '../../core/registration/password-recovery.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { RecoveryBar, RecoverySteps, useRecoveryTitle } from './recovery-steps.tsx';
import { useRegistration } from './use-registration.ts';
import styles from './registration-screen.module.scss';

/** The recovery of a password as a page. */
export const Screen = observer(function RecoveryScreen(): ReactNode {
  const { dialogs, session } = usePage();
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  const title = useRecoveryTitle();
  usePageTitle(title);
  useEffect(() => {
    recovery.open(dialogs.login);
  }, [dialogs, recovery]);
  return (
    <section className={classNames('panel', styles.screen)} aria-labelledby="recovery-title" data-steps="">
      <h1 id="recovery-title">{title}</h1>
      {mayRecoverPassword(session.userId) ? (
        <>
          <RecoveryBar />
          <RecoverySteps />
        </>
      ) : (
        <FormNotice tone="info">{t('signed-in')}</FormNotice>
      )}
    </section>
  );
});
