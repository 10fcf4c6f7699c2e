import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeFor } from '../../core/notices/failure-notice.ts';
import { recoveryAccount } from '../../core/registration/recovery-contact.ts';
import type { PasswordRecoveryState } from '../../core/registration/password-recovery.ts';
import { usePage } from '../page/use-page.ts';
import { useRegistration } from './use-registration.ts';
import { Button } from '../kit/controls/button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { StepBar } from '../kit/feedback/step-bar.tsx';
import { ContactStep } from './contact-step.tsx';
import { CodeStep } from './code-step.tsx';
import { ApprovalStep, PasswordStep } from './proven-steps.tsx';
import styles from './recovery-dialog.module.scss';

/** The step of a recovery that is open, in a dialog or on a page of its own. */
export const RecoverySteps = observer(function RecoverySteps(): ReactNode {
  const { recovery } = useRegistration();
  return <div className={styles.steps}>{stepOf(recovery.state)}</div>;
});

const STEPS = ['contact', 'code', 'password'] as const;
type RecoveryStep = (typeof STEPS)[number];

/** The step among the three that a player sees; which of several players is meant is part of the proof. */
const SEEN_STEPS: Readonly<Partial<Record<PasswordRecoveryState['phase'], RecoveryStep>>> = {
  contact: 'contact',
  code: 'code',
  approval: 'code',
  password: 'password',
};

/** How far the recovery has come; nothing where it has ended. */
export const RecoveryBar = observer(function RecoveryBar(): ReactNode {
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  const step = SEEN_STEPS[recovery.state.phase];
  if (step === undefined) return null;
  return (
    <div className={styles.bar}>
      <StepBar
        label={t('title')}
        steps={STEPS.map((each) => t(`step.${each}`))}
        current={STEPS.indexOf(step)}
        done={t('step.done')}
      />
    </div>
  );
});

/** What the step is called that stands. */
export function useRecoveryTitle(): string {
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  const { phase } = recovery.state;
  if (phase === 'code') return t(codeTitle(recovery.contact));
  if (phase === 'password') return t('title.password');
  return t(phase === 'success' ? 'success' : 'title');
}

function codeTitle(contact: string): string {
  if (recoveryAccount(contact) !== undefined) return 'title.code';
  return contact.includes('@') ? 'title.letter' : 'title.sms';
}

function stepOf(state: PasswordRecoveryState): ReactNode {
  switch (state.phase) {
    case 'contact':
      return <ContactStep />;
    case 'code':
      return <CodeStep state={state} />;
    case 'approval':
      return <ApprovalStep />;
    case 'password':
      return <PasswordStep />;
    case 'success':
      return <SuccessStep />;
    case 'error':
      return <ErrorStep />;
    case 'exit':
      return null;
  }
}

function SuccessStep(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('recovery');
  return (
    <>
      <FormNotice tone="success">{t('success.text')}</FormNotice>
      <Button
        look="primary"
        size="lg"
        isBlock
        onClick={() => {
          dialogs.show('sign-in');
        }}
      >
        {t('success.sign-in')}
      </Button>
    </>
  );
}

function ErrorStep(): ReactNode {
  const { recovery } = useRegistration();
  const { t } = useTranslation(['recovery', 'notice-catalogue'], { nsMode: 'fallback' });
  const notice = recovery.failure === undefined ? undefined : noticeFor(recovery.failure, 'recovery');
  return (
    <>
      <FormNotice tone="danger">{t(notice?.text ?? 'error.title.recovery', notice?.values ?? {})}</FormNotice>
      <Button
        size="lg"
        isBlock
        onClick={() => {
          recovery.beginAnew();
        }}
      >
        {t('again')}
      </Button>
    </>
  );
}
