import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import {
  afterRegistration,
  afterRegistrationStep,
  type AfterRegistrationStep,
} from '../../core/registration/after-registration.ts';
import { usePage } from '../page/use-page.ts';
import { useRegistration } from './use-registration.ts';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { NewAccount } from './new-account.tsx';
import { BonusSlot } from './bonus/bonus-slot.ts';
import { useBonusSlot } from './bonus/use-bonus-slot.ts';
import { RegistrationArt } from './registration-art.tsx';
import { RegistrationForms } from './registration-forms.tsx';
import styles from './registration-screen.module.scss';

const PAGES = { 'complete-profile': '/office/account/edit', recharge: '/office/recharge' } as const;

/** Every way to register, then the credentials it made. */
export const RegistrationDialog = observer(function RegistrationDialog(): ReactNode {
  const { dialogs, language, site } = usePage();
  const stores = useRegistration();
  const { registration } = stores;
  const navigate = useNavigate();
  const { t } = useTranslation('registration');
  const [isWarned, setWarned] = useState(false);
  const [slot, setSlot] = useBonusSlot();
  useEffect(
    () => () => {
      registration.forget();
    },
    [registration],
  );
  const { credentials } = registration;
  const { config } = site;
  if (config === undefined) return null;
  const leave = (step: AfterRegistrationStep): void => {
    const isNameless = credentials?.network !== undefined || credentials?.isOwnPassword === false;
    if (step === 'keep-credentials') setWarned(true);
    // RGF-11
    else if (step === 'home' && isNameless && config.hasMessages !== false) dialogs.show('contacts');
    else dialogs.close();
    if (step === 'complete-profile' || step === 'recharge') void navigate(addressInLanguage(PAGES[step], language));
  };
  return (
    <Dialog
      title={t(credentials === undefined ? 'title' : 'created.title')}
      size="lg"
      className={credentials === undefined ? styles.dialog : undefined}
      isTopFixed
      isBlocking={credentials !== undefined || registration.isRegistering}
      onClose={() => {
        dialogs.close();
      }}
      aside={<RegistrationArt minAge={config.minAge} isDemo={config.isDemo} slot={setSlot} />}
    >
      {credentials === undefined ? (
        <BonusSlot value={slot}>
          <RegistrationForms site={config} />
        </BonusSlot>
      ) : (
        <NewAccount
          credentials={credentials}
          companyName={config.companyName}
          isDemo={config.isDemo}
          isWarned={isWarned}
          onLeave={(isKept) => {
            const isSaved = isKept || isWarned || credentials.isOwnPassword || credentials.network !== undefined;
            const player = stores.lazy.isLoaded('player') ? stores.player.player : undefined;
            const pages = config.afterRegistration ?? [];
            leave(afterRegistrationStep(afterRegistration({ hasUnsavedCredentials: !isSaved, player, pages })));
          }}
        />
      )}
    </Dialog>
  );
});
