import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/use-page.ts';
import { useRegistration } from './use-registration.ts';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { NewAccount } from './new-account.tsx';
import { OneClickFields } from './one-click-fields.tsx';
import { RegistrationArt } from './registration-art.tsx';

/** Registration in one click, then the credentials it made. */
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
  return (
    <Dialog
      title={t(credentials === undefined ? 'title' : 'created.title')}
      size="lg"
      isBlocking={credentials !== undefined}
      onClose={() => {
        dialogs.close();
      }}
      aside={<RegistrationArt minAge={config.minAge} isDemo={config.isDemo} />}
    >
      {credentials === undefined ? (
        <OneClickFields site={config} />
      ) : (
        <NewAccount
          credentials={credentials}
          companyName={config.companyName}
          isDemo={config.isDemo}
          isWarned={isWarned}
          onLeave={(isKept) => {
            if (isKept || isWarned) dialogs.show('contacts');
            else setWarned(true);
          }}
        />
      )}
    </Dialog>
  );
});
