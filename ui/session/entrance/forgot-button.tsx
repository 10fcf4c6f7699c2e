import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSession } from '../use-session.ts';

/** RGF-11 Leads to the recovery, where its code can be sent, with what was typed so far. */
export const ForgotButton = observer(function ForgotButton(): ReactNode {
  const { dialogs, site } = usePage();
  const { signIn } = useSession();
  const { t } = useTranslation('sign-in');
  if (site.config?.hasMessages === false) return null;
  return (
    <Button
      look="text"
      size="sm"
      onClick={() => {
        const phone = signIn.way === 'login' ? undefined : signIn.phones.read(signIn.phone);
        if (phone !== undefined) dialogs.typeLogin(phone);
        dialogs.show('recover-password');
      }}
    >
      {t('forgot')}
    </Button>
  );
});
