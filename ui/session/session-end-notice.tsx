import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageNotice } from '../page/page-notice.tsx';
import { usePage } from '../page/use-page.ts';
import { useSession } from './use-session.ts';
import { Button } from '../kit/controls/button.tsx';

/** Says that the server ended the session, until somebody signs in or closes it. */
export const SessionEndNotice = observer(function SessionEndNotice(): ReactNode {
  const { dialogs } = usePage();
  const { session } = useSession();
  const { t } = useTranslation('session');
  if (!session.hasEnded) return null;
  return (
    <PageNotice
      tone="info"
      onClose={() => {
        session.forgetEnd();
      }}
      action={
        <Button
          size="sm"
          onClick={() => {
            dialogs.show('sign-in');
          }}
        >
          {t('sign-in')}
        </Button>
      }
    >
      {t('notice.ended')}
    </PageNotice>
  );
});
