import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordProblem } from '../../../core/registration/password-problem.ts';
import type { PasswordChange } from '../../../core/session/security/password-gateway.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { PasswordField } from '../../kit/controls/password-field.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { FormRow } from '../../kit/forms/form-row.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { PasswordHint } from '../../page/password-hint.tsx';
import { useFormWords } from '../../page/use-form-words.ts';
import type { OpenedPartProps } from '../passkeys/opened-part.ts';
import { CurrentPassword } from '../passkeys/current-password.tsx';
import { useSession } from '../use-session.ts';

type PasswordProblems = { readonly [Field in keyof PasswordChange]?: string };

/** Another password for the account, once that is wanted. */
export const PasswordPart = observer(function PasswordPart({ isOpen, onToggle }: OpenedPartProps): ReactNode {
  const { passkeys, security } = useSession();
  const { t } = useTranslation('security');
  return (
    <FormRow
      icon="t-lock"
      title={t('password.title')}
      action={t(passkeys.hasPassword ? 'password.change' : 'password.set')}
      cancel={t('cancel')}
      isOpen={isOpen}
      onToggle={() => {
        onToggle(!isOpen);
      }}
    >
      {security.isPasswordChanged ? <FormNotice tone="success">{t('password.changed')}</FormNotice> : null}
      {isOpen ? (
        <PasswordForm
          onEnd={() => {
            onToggle(false);
          }}
        />
      ) : null}
    </FormRow>
  );
});

const PasswordForm = observer(function PasswordForm({ onEnd }: { readonly onEnd: () => void }): ReactNode {
  const { passkeys, security } = useSession();
  const { t } = useTranslation(['security', 'sign-in', 'notice-catalogue'], { nsMode: 'fallback' });
  const form = useForm({
    context: 'security',
    first: { password: '', newPassword: '' },
    labels: { password: t('password'), newPassword: t('new-password') },
    check: (change: PasswordChange) => checkedChange(change, passkeys.hasPassword),
    send: async (change: PasswordChange) => {
      const reply = await security.changePassword(change);
      if (reply.ok) onEnd();
      return reply;
    },
    say: (key) => t(key),
  });
  const words = { show: t('show-password'), hide: t('hide-password') };
  return (
    <Form
      form={form}
      words={useFormWords(form)}
      isFocused
      button={t(passkeys.hasPassword ? 'password.change' : 'password.set')}
      sending={t('sending')}
    >
      <p>{t('password.text')}</p>
      <CurrentPassword form={form} />
      <PasswordField
        {...words}
        label={form.labels.newPassword}
        name="new-password"
        autoComplete="new-password"
        hint={<PasswordHint password={form.values.newPassword} isRefused={form.errors.newPassword !== undefined} />}
        value={form.values.newPassword}
        error={form.errors.newPassword}
        onType={(newPassword) => {
          form.fill({ newPassword });
        }}
      />
    </Form>
  );
});

function checkedChange(change: PasswordChange, hasPassword: boolean): Result<PasswordChange, PasswordProblems> {
  const { password, newPassword } = change;
  const isMissing = hasPassword && password === '';
  const isGood = passwordProblem(newPassword) === undefined && newPassword !== password;
  if (!isMissing && isGood) return ok(change);
  return fail({
    ...(isMissing ? { password: 'error.password.missing' } : {}),
    ...(isGood ? {} : { newPassword: 'new-password.wrong' }),
  });
}
