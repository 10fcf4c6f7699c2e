import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey, PasskeyProof, PlayerPasskeys } from '../../../core/session/passkeys/passkey-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { Field } from '../../kit/controls/field.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { useTriedForm } from '../../page/sent-code/use-code-error.ts';
import { useFormWords } from '../../page/use-form-words.ts';
import { useSession } from '../use-session.ts';
import { CurrentPasswordField } from './current-password.tsx';

const WORDS = ['passkeys', 'security', 'sign-in', 'notice-catalogue'] as const;
const MOST_LETTERS = 40;

interface AddedValues extends PasskeyProof {
  readonly name: string;
}

interface AddProps {
  readonly needs: PlayerPasskeys;
  readonly onEnd: () => void;
}

/** Makes a passkey in this browser, under a name that the player will know it by. */
export const AddPasskey = observer(function AddPasskey({ needs, onEnd }: AddProps): ReactNode {
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  const form = useTriedForm(useAddPasskey(needs, onEnd));
  return (
    <Form form={form} words={useFormWords(form)} button={t('add')} sending={t('asking')} isFocused>
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
      {needs.needsPassword ? <CurrentPasswordField form={form} /> : null}
      {needs.needsCode ? (
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
      ) : null}
    </Form>
  );
});

function useAddPasskey({ needsPassword, needsCode, passkeys: known }: PlayerPasskeys, onEnd: () => void) {
  const { passkeys } = useSession();
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  return useForm({
    context: 'security',
    first: () => ({ name: freeName(t('name.first'), known), password: '', code: '' }),
    labels: { name: t('name'), password: t('password'), code: t('code-or-recovery') },
    check: ({ name, password, code }: AddedValues) => {
      const problems = {
        ...(name.trim().length === 0 ? { name: 'name.missing' } : {}),
        ...(needsPassword && password.length === 0 ? { password: 'error.password.missing' } : {}),
        ...(needsCode && code.trim().length < 4 ? { code: 'code.missing' } : {}),
      };
      return Object.keys(problems).length === 0
        ? ok({ name: name.trim(), password, code: code.trim() })
        : fail(problems);
    },
    send: async ({ name, ...proof }: AddedValues) => {
      const reply = await passkeys.add(name, proof);
      if (passkeys.added !== undefined) onEnd();
      return reply;
    },
    say: (key) => t(key),
  });
}

/** "This device", then "This device 2". */
function freeName(name: string, known: readonly Passkey[]): string {
  const taken = new Set(known.map((each) => each.name));
  let free = name;
  for (let next = 2; taken.has(free); next += 1) free = `${name} ${String(next)}`;
  return free;
}
