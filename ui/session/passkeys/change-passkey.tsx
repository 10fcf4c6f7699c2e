import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '../../../core/session/passkeys/passkey-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { Field } from '../../kit/controls/field.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { useFormWords } from '../../page/use-form-words.ts';
import { useSession } from '../use-session.ts';
import { CurrentPasswordField } from './current-password.tsx';

const WORDS = ['passkeys', 'security', 'sign-in', 'notice-catalogue'] as const;

interface ChangeProps {
  readonly passkey: Passkey;
  readonly onEnd: () => void;
}

/** Another name for a passkey, or its end. */
export const ChangePasskey = observer(function ChangePasskey({ passkey, onEnd }: ChangeProps): ReactNode {
  return (
    <>
      <RenamePasskey passkey={passkey} onEnd={onEnd} />
      <RemovePasskey passkey={passkey} onEnd={onEnd} />
    </>
  );
});

const RenamePasskey = observer(function RenamePasskey({ passkey, onEnd }: ChangeProps): ReactNode {
  const { passkeys } = useSession();
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  const form = useForm({
    context: 'security',
    first: { name: passkey.name },
    labels: { name: t('name') },
    check: ({ name }: { readonly name: string }) =>
      name.trim().length === 0 ? fail({ name: 'name.missing' }) : ok(name.trim()),
    send: async (name: string) => {
      const renamed = await passkeys.rename(passkey.id, name);
      if (renamed.ok) onEnd();
      return renamed;
    },
    say: (key) => t(key),
  });
  return (
    <Form form={form} words={useFormWords(form)} button={t('rename')} sending={t('sending')}>
      <Field
        label={form.labels.name}
        name="passkey-name"
        autoComplete="off"
        maxLength={40}
        required
        value={form.values.name}
        error={form.errors.name}
        onChange={(event) => {
          form.fill({ name: event.currentTarget.value });
        }}
      />
    </Form>
  );
});

const RemovePasskey = observer(function RemovePasskey({ passkey, onEnd }: ChangeProps): ReactNode {
  const { passkeys } = useSession();
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  const { hasPassword } = passkeys;
  const form = useForm({
    context: 'security',
    first: { password: '' },
    labels: { password: t('password') },
    check: ({ password }: { readonly password: string }) =>
      hasPassword && password.length === 0 ? fail({ password: 'error.password.missing' }) : ok(password),
    send: async (password: string) => {
      const removed = await passkeys.remove(passkey.id, password);
      if (removed.ok) onEnd();
      return removed;
    },
    say: (key) => t(key),
  });
  return (
    <Form form={form} words={useFormWords(form)} button={t('remove')} sending={t('sending')}>
      <FormNotice tone="info">{t('remove.text')}</FormNotice>
      {hasPassword ? <CurrentPasswordField form={form} /> : null}
    </Form>
  );
});
