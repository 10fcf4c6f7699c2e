import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fail, ok } from '../../../core/shared/result.ts';
import { Field } from '../../kit/controls/field.tsx';
import { PasswordField } from '../../kit/controls/password-field.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { useFormWords } from '../../page/use-form-words.ts';
import { useSession } from '../use-session.ts';

const WORDS = ['passkeys', 'security', 'sign-in', 'notice-catalogue'] as const;
const MOST_LETTERS = 40;

interface AddedValues {
  readonly name: string;
  readonly password: string;
}

/** Makes a passkey in this browser, under a name that the player will know it by. */
export const AddPasskey = observer(function AddPasskey({
  needsPassword,
}: {
  readonly needsPassword: boolean;
}): ReactNode {
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  const form = useAddPasskey(needsPassword);
  return (
    <Form form={form} words={useFormWords(form)} button={t('add')} sending={t('asking')}>
      <Field
        label={form.labels.name}
        size="lg"
        name="passkey-name"
        autoComplete="off"
        maxLength={MOST_LETTERS}
        required
        value={form.values.name}
        error={form.errors.name}
        onChange={(event) => {
          form.fill({ name: event.currentTarget.value });
        }}
      />
      {needsPassword ? (
        <PasswordField
          label={form.labels.password}
          name="password"
          autoComplete="current-password"
          value={form.values.password}
          error={form.errors.password}
          show={t('show-password')}
          hide={t('hide-password')}
          onType={(password) => {
            form.fill({ password });
          }}
        />
      ) : null}
    </Form>
  );
});

function useAddPasskey(needsPassword: boolean) {
  const { passkeys } = useSession();
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  return useForm({
    context: 'security',
    first: { name: t('name.first'), password: '' },
    labels: { name: t('name'), password: t('password') },
    check: ({ name, password }: AddedValues) => {
      const problems = {
        ...(name.trim().length === 0 ? { name: 'name.missing' } : {}),
        ...(needsPassword && password.length === 0 ? { password: 'error.password.missing' } : {}),
      };
      return Object.keys(problems).length === 0 ? ok({ name: name.trim(), password }) : fail(problems);
    },
    send: async ({ name, password }: AddedValues) => passkeys.add(name, password),
    say: (key) => t(key),
  });
}
