import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TwoFactorKey } from '../../../core/session/security/two-factor-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { ButtonLook } from '../../kit/controls/button.tsx';
import { CodeField } from '../../kit/controls/code-field.tsx';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { CodePicture } from '../../kit/pictures/code-picture.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { useTriedForm } from '../../page/sent-code/use-code-error.ts';
import { useSentWhenWhole } from '../../page/sent-code/use-sent-when-whole.ts';
import { useFormWords } from '../../page/use-form-words.ts';
import { CurrentPassword } from '../passkeys/current-password.tsx';
import { useSession } from '../use-session.ts';
import styles from './security-dialog.module.scss';

const WORDS = ['security', 'sign-in', 'notice-catalogue'] as const;

/** The password, before anything is changed. */
export const StartTwoFactor = observer(function StartTwoFactor(): ReactNode {
  const { passkeys, security } = useSession();
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  const form = useForm({
    context: 'security',
    first: { password: '' },
    labels: { password: t('password') },
    check: ({ password }: { readonly password: string }) =>
      passkeys.hasPassword && password === '' ? fail({ password: 'error.password.missing' }) : ok(password),
    send: async (password: string) => security.begin(password),
    say: (key) => t(key),
  });
  return (
    <Form form={form} words={useFormWords(form)} button={t('turn-on')} sending={t('sending')} isFocused>
      <p>{t(passkeys.hasPassword ? 'two-factor.text' : 'two-factor.text.no-password')}</p>
      <CurrentPassword form={form} />
    </Form>
  );
});

/** The key for the app, and a code that proves that it has it. */
export const ConfirmTwoFactor = observer(function ConfirmTwoFactor({
  twoFactorKey: { secret, address },
}: {
  readonly twoFactorKey: TwoFactorKey;
}): ReactNode {
  const { security } = useSession();
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  const form = useTriedForm(
    useForm({
      context: 'security',
      first: { code: '' },
      labels: { code: t('code') },
      check: ({ code }: { readonly code: string }) => (code.length === 6 ? ok(code) : fail({ code: 'code.missing' })),
      send: async (code: string) => security.confirm(code),
      say: (key) => t(key),
    }),
  );
  useSentWhenWhole(form.values.code, form.isSending, () => void form.submit());
  return (
    <Form form={form} words={useFormWords(form)} button={t('confirm')} sending={t('sending')} isFocused>
      <div className={styles.key}>
        <CodePicture text={address} label={t('key.picture')} />
        <div className={styles.words}>
          <p>{t('key.text')}</p>
          <p>{t('key.by-hand')}</p>
          <code className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <div>
            <CopyButton text={secret} label={t('key.copy')} />
          </div>
        </div>
      </div>
      <CodeField
        label={form.labels.code}
        value={form.values.code}
        error={form.errors.code}
        onType={(code) => {
          form.fill({ code });
        }}
      />
    </Form>
  );
});

interface OffValues {
  readonly password: string;
  readonly code: string;
}

/** Without the second step again, for the password and a code. */
export const TurnOffTwoFactor = observer(function TurnOffTwoFactor({
  onEnd,
}: {
  readonly onEnd: () => void;
}): ReactNode {
  const { passkeys, security } = useSession();
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  return (
    <ProvenForm
      text={t(passkeys.hasPassword ? 'turn-off.text' : 'turn-off.text.no-password')}
      button={t('turn-off')}
      look="ghost"
      send={async (password, code) => {
        const reply = await security.turnOff(password, code);
        if (reply.ok) onEnd();
        return reply;
      }}
    />
  );
});

/** Other recovery codes, for the password and a code. */
export const RenewCodes = observer(function RenewCodes(): ReactNode {
  const { passkeys, security } = useSession();
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  return (
    <ProvenForm
      text={t(passkeys.hasPassword ? 'codes.new.text' : 'codes.new.text.no-password')}
      button={t('codes.new')}
      send={async (password, code) => security.newRecoveryCodes(password, code)}
    />
  );
});

interface ProvenProps {
  readonly text: string;
  readonly button: string;
  readonly look?: ButtonLook;
  readonly send: (password: string, code: string) => Promise<Result<unknown, RequestFailure>>;
}

const ProvenForm = observer(function ProvenForm({ text, button, look, send }: ProvenProps): ReactNode {
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  const form = useTriedForm(useProvenForm(send));
  return (
    <Form
      form={form}
      words={useFormWords(form)}
      button={button}
      sending={t('sending')}
      isFocused
      {...(look === undefined ? {} : { look })}
    >
      <p>{text}</p>
      <CurrentPassword form={form} />
      <Field
        label={form.labels.code}
        size="lg"
        name="code"
        autoComplete="one-time-code"
        spellCheck={false}
        required
        value={form.values.code}
        error={form.errors.code}
        onChange={(event) => {
          form.fill({ code: event.currentTarget.value });
        }}
      />
    </Form>
  );
});

function useProvenForm(send: ProvenProps['send']) {
  const { passkeys } = useSession();
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  return useForm({
    context: 'security',
    first: { password: '', code: '' },
    labels: { password: t('password'), code: t('code-or-recovery') },
    check: ({ password, code }: OffValues) => {
      const problems = {
        ...(passkeys.hasPassword && password === '' ? { password: 'error.password.missing' } : {}),
        ...(code.trim().length < 4 ? { code: 'code.missing' } : {}),
      };
      return Object.keys(problems).length === 0 ? ok({ password, code: code.trim() }) : fail(problems);
    },
    send: async ({ password, code }: OffValues) => send(password, code),
    say: (key) => t(key),
  });
}
