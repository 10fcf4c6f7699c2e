import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from './use-session.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import styles from './session-dialog.module.scss';

export const SignOutDialog = observer(function SignOutDialog(): ReactNode {
  const { signOut } = useSession();
  const { t } = useTranslation(['sign-in', 'session'], { nsMode: 'fallback' });
  const decline = (): void => {
    signOut.decline();
  };
  useEffect(() => {
    signOut.ask();
  }, [signOut]);
  return (
    <Dialog
      title={t('sign-out.title')}
      size="sm"
      onClose={decline}
      actions={
        <>
          <Button isDisabled={signOut.isBusy} onClick={decline}>
            {t('sign-out.stay')}
          </Button>
          <Button
            look="primary"
            isDisabled={signOut.isBusy}
            onClick={() => {
              signOut.confirm();
            }}
          >
            {t(signOut.isBusy ? 'sign-out.sending' : 'sign-out')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('sign-out.text')}</p>
    </Dialog>
  );
});
