import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LimitPromptBody } from '#ui/limits/overview/limit-prompt-body.tsx';
import { LIMITS_PATH } from '../../core/limits/limits-path.ts';
import { addressInLanguage, inLanguage } from '../../core/navigation/language-path.ts';
import {
  afterRegistration,
  afterRegistrationStep,
  type AfterRegistrationStep,
} from '../../core/registration/after-registration.ts';
import { usePage } from '../page/use-page.ts';
import { useRegistration } from './use-registration.ts';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { NewAccount } from './new-account.tsx';
import type { NewPlayerShown } from './registration-store.ts';
import { BonusSlot } from './bonus/bonus-slot.ts';
import { useBonusSlot } from './bonus/use-bonus-slot.ts';
import { RegistrationArt } from './registration-art.tsx';
import { RegistrationForms } from './registration-forms.tsx';
import styles from './registration-screen.module.scss';

const PAGES = { 'complete-profile': '/office/account/edit', recharge: '/office/recharge' } as const;

/** Every way to register, then the credentials it made. */
export const RegistrationDialog = observer(function RegistrationDialog(): ReactNode {
  const { dialogs, site } = usePage();
  const { registration } = useRegistration();
  const { t } = useTranslation('registration');
  const [slot, setSlot] = useBonusSlot();
  useEffect(
    () => () => {
      registration.forget();
    },
    [registration],
  );
  const { credentials } = registration;
  const { isWarned, isAsking, goOn } = useWayOn(credentials);
  const { config } = site;
  if (config === undefined) return null;
  if (credentials !== undefined && isAsking) return <NewPlayerLimit onWithout={goOn} />;
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
          onLeave={goOn}
        />
      )}
    </Dialog>
  );
});

interface WayOn {
  /** The player was told that the password is not saved yet. */
  readonly isWarned: boolean;
  /** LQ-4 */
  readonly isAsking: boolean;
  readonly goOn: (isKept: boolean) => void;
}

/** REG-6 From step to step, each of them once. */
function useWayOn(credentials: NewPlayerShown | undefined): WayOn {
  const { dialogs, language, site } = usePage();
  const stores = useRegistration();
  const navigate = useNavigate();
  const [isWarned, setWarned] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leadTo = (step: AfterRegistrationStep): void => {
    const isNameless = credentials?.network !== undefined || credentials?.isOwnPassword === false;
    if (step === 'keep-credentials') setWarned(true);
    else if (step === 'deposit-limit') setAsking(true);
    // RGF-11
    else if (step === 'home' && isNameless && site.config?.hasMessages !== false) dialogs.show('contacts');
    else dialogs.close();
    if (step === 'complete-profile' || step === 'recharge') void navigate(addressInLanguage(PAGES[step], language));
  };
  const goOn = (isKept: boolean): void => {
    const isNamed = credentials?.isOwnPassword === true || credentials?.network !== undefined;
    const facts = {
      hasUnsavedCredentials: !(isKept || isWarned || isNamed),
      isLimitUnasked: !isAsking,
      player: stores.lazy.isLoaded('player') ? stores.player.player : undefined,
      pages: site.config?.afterRegistration ?? [],
    };
    leadTo(afterRegistrationStep(afterRegistration(facts)));
  };
  return { isWarned, isAsking, goOn };
}

interface NewPlayerLimitProps {
  /** Every credential is kept by now, or the player was warned. */
  readonly onWithout: (isKept: true) => void;
}

/** LQ-4 Asks for a deposit limit by two buttons of equal weight; it has no way out but these. */
function NewPlayerLimit({ onWithout }: NewPlayerLimitProps): ReactNode {
  const { dialogs, language } = usePage();
  const { t } = useTranslation('limit-prompt');
  const navigate = useNavigate();
  const noteAsked = useNoteAsked();
  const [isDeclining, setDeclining] = useState(false);
  return (
    <Dialog
      key={String(isDeclining)}
      size="sm"
      isBlocking
      title={t(isDeclining ? 'go-without' : 'question')}
      onClose={() => {
        dialogs.close();
      }}
    >
      <LimitPromptBody
        isDeclining={isDeclining}
        onSet={() => {
          noteAsked();
          dialogs.close();
          void navigate(inLanguage(LIMITS_PATH, language));
        }}
        onDecline={() => {
          setDeclining(true);
        }}
        onWithout={() => {
          noteAsked();
          onWithout(true);
        }}
      />
    </Dialog>
  );
}

/** LQ-2 Where it cannot be noted, the first deposit asks once more. */
function useNoteAsked(): () => void {
  const stores = useRegistration();
  return () => {
    stores.lazy.ensure(['limitPrompt']).then(
      () => {
        stores.limitPrompt.noteAsked();
      },
      () => undefined,
    );
  };
}
