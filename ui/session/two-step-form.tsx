import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondStepMethod } from '../../core/session/gateways/sign-in-gateway.ts';
import { isByRecovery, resendWait } from '../../core/session/two-step.ts';
import { Button } from '../kit/controls/button.tsx';
import { Checkbox } from '../kit/controls/checkbox.tsx';
import { CodeField } from '../kit/controls/code-field.tsx';
import { Field } from '../kit/controls/field.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { formatTime } from '../kit/formats/format-date.ts';
import { formatDuration } from '../kit/formats/format-duration.ts';
import { writtenContact } from '../page/phone/written-contact.ts';
import { DemoOutbox } from '../page/sent-code/demo-outbox.tsx';
import { NoAccess } from '../page/sent-code/no-access.tsx';
import { useSentWhenWhole } from '../page/sent-code/use-sent-when-whole.ts';
import { useFailureWords } from '../page/use-failure-words.ts';
import { usePage } from '../page/use-page.ts';
import { useSession } from './use-session.ts';
import styles from './session-dialog.module.scss';

interface TwoStepFormProps {
  readonly method: SecondStepMethod;
}

/** The second step of a sign-in: the code of the app or one that stands for it, or the code that was sent. */
export const TwoStepForm = observer(function TwoStepForm({ method }: TwoStepFormProps): ReactNode {
  const { signIn } = useSession();
  const { t } = useTranslation('sign-in');
  const [code, setCode] = useState('');
  const [isTrusted, setTrusted] = useState(false);
  const { twoStep } = signIn;
  const trustDays = signIn.secondStep?.trustDays;
  const give = (): void => {
    signIn.giveCode(code, isTrusted || undefined);
  };
  const isRecovery = isByRecovery(twoStep);
  const isChecking = twoStep.phase === 'checking';
  const form = useFocusOnRefusal(twoStep, isRecovery);
  useSentWhenWhole(isRecovery ? '' : code, isChecking, give);
  return (
    <form
      ref={form}
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <p className={styles.text}>
        <StepText method={method} isRecovery={isRecovery} />
      </p>
      {method === 'app' ? null : <DemoOutbox />}
      {trustDays === undefined ? null : (
        // before the code, which sends itself once it is whole
        <Checkbox isOn={isTrusted} onChange={setTrusted}>
          {t('two-step.trust', { count: trustDays })}
        </Checkbox>
      )}
      <CodeInput method={method} isRecovery={isRecovery} code={code} onType={setCode} />
      <CheckFailure />
      <Button type="submit" look="primary" size="lg" isBlock isDisabled={isChecking}>
        {t(isChecking ? 'sign-in.sending' : 'two-step.send')}
      </Button>
      <OtherWays
        method={method}
        onChoose={() => {
          setCode('');
        }}
      />
      <NoAccess to={method === 'app' ? 'app' : 'contact'} />
    </form>
  );
});

interface StepTextProps extends TwoStepFormProps {
  readonly isRecovery: boolean;
}

/** Where the code is found, and until when it holds. */
const StepText = observer(function StepText({ method, isRecovery }: StepTextProps): ReactNode {
  const { settings } = usePage();
  const { smsOrder, phones, secondStep } = useSession().signIn;
  const { t } = useTranslation('sign-in');
  if (isRecovery) return t('two-step.recovery-text');
  if (secondStep === undefined || method === 'app') return t('two-step.text.app');
  const time = formatTime(secondStep.expiresAt, settings.settings);
  if (smsOrder === undefined) return t(`two-step.text.${method}`, { time });
  return t('sms.text', { phone: writtenContact(smsOrder.phoneNumber, phones.offer), time });
});

/** Why a code was not looked at, which is no fault of its digits. */
const CheckFailure = observer(function CheckFailure(): ReactNode {
  const { twoStep } = useSession().signIn;
  const failure = twoStep.phase === 'asking' && twoStep.problem === 'failed' ? twoStep.failure : undefined;
  const words = useFailureWords()(failure, 'sign-in');
  return words === undefined ? null : <FormNotice tone="danger">{words.whole}</FormNotice>;
});

interface OtherWaysProps extends TwoStepFormProps {
  readonly onChoose: () => void;
}

/** Another kind of code, the code once more, or back. */
function OtherWays({ method, onChoose }: OtherWaysProps): ReactNode {
  const { signIn } = useSession();
  const { t } = useTranslation('sign-in');
  return (
    <div className={styles.beside}>
      {method === 'app' ? <OtherKind onChoose={onChoose} /> : <SendAgain />}
      <Button
        look="text"
        size="sm"
        onClick={() => {
          signIn.back();
        }}
      >
        {t('two-step.back')}
      </Button>
    </div>
  );
}

/** From the codes of the app to the recovery codes, and back. */
const OtherKind = observer(function OtherKind({ onChoose }: { readonly onChoose: () => void }): ReactNode {
  const { signIn } = useSession();
  const { t } = useTranslation('sign-in');
  const isRecovery = isByRecovery(signIn.twoStep);
  return (
    <Button
      look="text"
      size="sm"
      onClick={() => {
        onChoose();
        signIn.chooseRecovery(!isRecovery);
      }}
    >
      {t(isRecovery ? 'two-step.use-app' : 'two-step.use-recovery')}
    </Button>
  );
});

interface CodeInputProps extends StepTextProps {
  readonly code: string;
  readonly onType: (code: string) => void;
}

const CodeInput = observer(function CodeInput({ method, isRecovery, code, onType }: CodeInputProps): ReactNode {
  const { t } = useTranslation(['sign-in', 'sent-code'], { nsMode: 'fallback' });
  const error = useCodeProblem();
  if (!isRecovery) return <CodeField label={t(`label.${method}`)} value={code} error={error} onType={onType} />;
  return (
    <Field
      label={t('two-step.recovery')}
      size="lg"
      name="recovery-code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      value={code}
      error={error}
      onChange={(event) => {
        onType(event.currentTarget.value);
      }}
    />
  );
});

/** The code once more, once its wait is over. */
const SendAgain = observer(function SendAgain(): ReactNode {
  const { clock } = usePage();
  const { signIn } = useSession();
  const { t } = useTranslation(['sign-in', 'sent-code'], { nsMode: 'fallback' });
  const wordsOf = useFailureWords();
  const { twoStep, resendFailure } = signIn;
  const wait = resendWait(twoStep, clock.now);
  if (wait > 0)
    return <span className={styles.text}>{t('again-in', { time: formatDuration(Math.ceil(wait / 1000)) })}</span>;
  const isResending = twoStep.phase === 'asking' && twoStep.isResending === true;
  const words = wordsOf(resendFailure, 'send-message');
  return (
    <>
      {words === undefined ? null : <FormNotice tone="danger">{words.whole}</FormNotice>}
      <Button
        look="text"
        size="sm"
        isDisabled={isResending}
        onClick={() => {
          signIn.sendAgain();
        }}
      >
        {t(isResending ? 'sign-in.sending' : 'again')}
      </Button>
    </>
  );
});

/** The field has the focus at first, after a refusal with all of the code selected, so that typing replaces it. */
function useFocusOnRefusal(twoStep: object, isRecovery: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('input:not([type=checkbox])');
    input?.focus();
    input?.select();
  }, [twoStep, isRecovery]);
  return form;
}

/** What is wrong with the code that was given, in words. */
function useCodeProblem(): string | undefined {
  const { settings } = usePage();
  const { signIn } = useSession();
  const { t } = useTranslation(['sign-in', 'sent-code'], { nsMode: 'fallback' });
  const { twoStep, lockedUntil } = signIn;
  if (twoStep.phase !== 'asking' || twoStep.problem === undefined || twoStep.problem === 'failed') return undefined;
  if (twoStep.problem === 'too-often' && lockedUntil !== undefined) {
    return t('two-step.locked', { time: formatTime(lockedUntil, settings.settings) });
  }
  if (twoStep.problem === 'wrong-code' && twoStep.attemptsLeft !== undefined) {
    return t(signIn.smsOrder === undefined ? 'two-step.wrong-left' : 'wrong-left', { count: twoStep.attemptsLeft });
  }
  return t(`two-step.${twoStep.problem}`);
}
