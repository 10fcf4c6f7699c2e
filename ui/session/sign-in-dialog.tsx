import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayRegister } from '../../core/registration/may-register.ts';
import { SignInFields } from './sign-in-fields.tsx';
import { usePage } from '../page/use-page.ts';
import { useSession } from './use-session.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import styles from './session-dialog.module.scss';

export const SignInDialog = observer(function SignInDialog(): ReactNode {
  const { dialogs, site } = usePage();
  const { session } = useSession();
  const { t } = useTranslation(['sign-in', 'session'], { nsMode: 'fallback' });
  return (
    <Dialog
      title={t('sign-in.title')}
      size="sm"
      onClose={() => {
        dialogs.close();
      }}
    >
      {session.hasEnded ? <FormNotice tone="info">{t('notice.ended')}</FormNotice> : null}
      <SignInFields />
      {mayRegister(site.config, session.userId) ? (
        <p className={styles.other}>
          {t('no-account')}
          <Button
            look="text"
            size="sm"
            onClick={() => {
              dialogs.show('registration');
            }}
          >
            {t('register')}
          </Button>
        </p>
      ) : null}
    </Dialog>
  );
});
