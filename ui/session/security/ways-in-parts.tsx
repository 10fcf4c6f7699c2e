import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FormRow } from '../../kit/forms/form-row.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import type { OpenedPartProps } from '../passkeys/opened-part.ts';
import { PasskeysPart } from '../passkeys/passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ConfirmTwoFactor, RenewCodes, StartTwoFactor, TurnOffTwoFactor } from './two-factor-forms.tsx';
import { useSession } from '../use-session.ts';

interface StepProps {
  readonly isOpen: boolean;
  readonly onEnd: () => void;
}

interface Refused {
  /** How often codes that were not kept were to be left. */
  readonly refusals: number;
}

/** What is being changed. */
type OpenPart = 'password' | 'two-factor' | 'codes' | 'passkeys';

/** What guards the ways in, each with one thing to do about it. */
export const WaysInParts = observer(function WaysInParts({ refusals }: Refused): ReactNode {
  const { security } = useSession();
  const [open, setOpen] = useState<OpenPart>();
  useEffect(() => {
    void security.load();
    return () => {
      security.forget();
    };
  }, [security]);
  const partOf = (name: OpenPart): OpenedPartProps => ({
    isOpen: open === name,
    onToggle: (isOpen) => {
      // codes that were not kept yet stay, whatever else is opened
      if (security.recoveryCodes === undefined) security.forgetKey();
      setOpen(isOpen ? name : undefined);
    },
  });
  return (
    <>
      <PasswordPart {...partOf('password')} />
      <TwoFactorPart {...partOf('two-factor')} refusals={refusals} />
      {security.twoFactor?.isOn === true && security.recoveryCodes === undefined ? (
        <CodesPart {...partOf('codes')} />
      ) : null}
      <PasskeysPart {...partOf('passkeys')} />
    </>
  );
});

const TwoFactorPart = observer(function TwoFactorPart({
  isOpen,
  onToggle,
  refusals,
}: OpenedPartProps & Refused): ReactNode {
  const { security } = useSession();
  const { t } = useTranslation('security');
  const { twoFactor, recoveryCodes } = security;
  const isOn = twoFactor?.isOn === true;
  const hasAction = twoFactor !== undefined && recoveryCodes === undefined;
  return (
    <FormRow
      title={t('two-factor')}
      icon="t-shield-lock"
      isOn={isOn}
      state={isOn ? t('on', { count: twoFactor.recoveryCodesLeft }) : undefined}
      action={hasAction ? t(isOn ? 'turn-off' : 'turn-on') : undefined}
      cancel={t('cancel')}
      isOpen={isOpen}
      onToggle={() => {
        onToggle(!isOpen);
      }}
    >
      <TwoFactorStep
        isOpen={isOpen}
        refusals={refusals}
        onEnd={() => {
          onToggle(false);
        }}
      />
    </FormRow>
  );
});

const TwoFactorStep = observer(function TwoFactorStep({ isOpen, onEnd, refusals }: StepProps & Refused): ReactNode {
  const { security } = useSession();
  const { twoFactor, key, recoveryCodes, failure } = security;
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={() => security.load()} />;
  if (twoFactor === undefined) return <Skeleton width="lg" />;
  if (recoveryCodes !== undefined) return <RecoveryCodes codes={recoveryCodes} refusals={refusals} onKept={onEnd} />;
  if (!isOpen) return null;
  if (key !== undefined) return <ConfirmTwoFactor twoFactorKey={key} />;
  return twoFactor.isOn ? <TurnOffTwoFactor onEnd={onEnd} /> : <StartTwoFactor />;
});

/** Other recovery codes; they are shown where the first ones were. */
const CodesPart = observer(function CodesPart({ isOpen, onToggle }: OpenedPartProps): ReactNode {
  const { t } = useTranslation('security');
  return (
    <FormRow
      title={t('codes')}
      icon="t-list"
      isOn
      action={t('codes.new.open')}
      cancel={t('cancel')}
      isOpen={isOpen}
      onToggle={() => {
        onToggle(!isOpen);
      }}
    >
      {isOpen ? <RenewCodes /> : null}
    </FormRow>
  );
});
