import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationType } from '../../core/registration/registration-type.ts';
import { usePage } from '../page/use-page.ts';
import { useRegistration } from './use-registration.ts';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { NewAccount } from './new-account.tsx';
import { RegistrationArt } from './registration-art.tsx';
import { RegistrationForms } from './registration-forms.tsx';

/** Every way to register, then the credentials it made. */
export const RegistrationDialog = observer(function RegistrationDialog(): ReactNode {
  const { dialogs, site } = usePage();
  const { registration } = useRegistration();
  const { t } = useTranslation('registration');
  const [isWarned, setWarned] = useState(false);
  useEffect(
    () => () => {
      registration.forget();
    },
    [registration],
  );
  const { credentials } = registration;
  const { config } = site;
  if (config === undefined) return null;
  // RGF-11
  const askForContact = () => {
    if (config.hasMessages === false) dialogs.close();
    else dialogs.show('contacts');
  };
  return (
    <Dialog
      title={t(credentials === undefined ? titleOf(registration.type) : 'created.title')}
      size="lg"
      isTopFixed
      isBlocking={credentials !== undefined || registration.isRegistering}
      onClose={() => {
        dialogs.close();
      }}
      aside={<RegistrationArt minAge={config.minAge} isDemo={config.isDemo} />}
    >
      {credentials === undefined ? (
        <RegistrationForms site={config} />
      ) : (
        <NewAccount
          credentials={credentials}
          companyName={config.companyName}
          isDemo={config.isDemo}
          isWarned={isWarned}
          onLeave={(isKept) => {
            const isFromNetwork = credentials.network !== undefined;
            if (isFromNetwork || (!credentials.isOwnPassword && (isKept || isWarned))) askForContact();
            else if (credentials.isOwnPassword) dialogs.close();
            else setWarned(true);
          }}
        />
      )}
    </Dialog>
  );
});

function titleOf(type: RegistrationType): string {
  return type === 'one-click' ? 'title' : 'title.any';
}
