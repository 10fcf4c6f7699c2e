import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../core/navigation/language-path.ts';
import { useRouteMatch } from '../page/app-link.tsx';
import { usePage } from '../page/use-page.ts';
import { useSession } from './use-session.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import styles from './session-dialog.module.scss';

export const SignOutDialog = observer(function SignOutDialog(): ReactNode {
  const { dialogs, language } = usePage();
  const { session } = useSession();
  const { t } = useTranslation(['sign-in', 'session'], { nsMode: 'fallback' });
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const match = useRouteMatch();
  const navigate = useNavigate();

  const send = async (): Promise<void> => {
    setSending(true);
    setFailed(false);
    const reply = await session.signOut();
    setSending(false);
    setFailed(!reply.ok);
    if (!reply.ok) return;
    dialogs.close();
    if (match === undefined || match.route.access === 'player') await navigate(pathTo('home', {}, language));
  };

  return (
    <Dialog
      title={t('sign-out.title')}
      size="sm"
      onClose={() => {
        dialogs.close();
      }}
      actions={
        <>
          <Button
            onClick={() => {
              dialogs.close();
            }}
          >
            {t('sign-out.stay')}
          </Button>
          <Button look="primary" isDisabled={isSending} onClick={() => void send()}>
            {t(isSending ? 'sign-out.sending' : 'sign-out')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('sign-out.text')}</p>
      {hasFailed ? <FormNotice tone="danger">{t('sign-out.failed')}</FormNotice> : null}
    </Dialog>
  );
});
