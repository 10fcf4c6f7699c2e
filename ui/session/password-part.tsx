import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordProblem } from '../../core/registration/password-recovery.ts';
import type { PasswordChange } from '../../core/session/gateways/password-gateway.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { Button } from '../kit/controls/button.tsx';
import { PasswordField } from '../kit/controls/password-field.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Form } from '../kit/forms/form.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { useFormWords } from '../page/use-form-words.ts';
import { useSession } from './use-session.ts';

type PasswordProblems = { readonly [Field in keyof PasswordChange]?: string };

/** Another password for the account, once that is wanted. */
export const PasswordPart = observer(function PasswordPart(): ReactNode {
  const { security } = useSession();
  const { t } = useTranslation('security');
  const [isOpen, setOpen] = useState(false);
  if (security.isPasswordChanged) return <FormNotice tone="success">{t('password.changed')}</FormNotice>;
  if (isOpen) return <PasswordForm />;
  return (
    <Button
      onClick={() => {
        setOpen(true);
      }}
    >
      {t('password.change')}
    </Button>
  );
});

const PasswordForm = observer(function PasswordForm(): ReactNode {
  const { security } = useSession();
  const { t } = useTranslation(['security', 'sign-in', 'notice-catalogue'], { nsMode: 'fallback' });
  const form = useForm({
    context: 'security',
    first: { password: '', newPassword: '' },
    labels: { password: t('password'), newPassword: t('new-password') },
    check: checkedChange,
    send: async (change: PasswordChange) => security.changePassword(change),
    say: (key) => t(key),
  });
  const words = { show: t('show-password'), hide: t('hide-password') };
  return (
    <Form form={form} words={useFormWords(form)} isFocused button={t('password.change')} sending={t('sending')}>
      <p>{t('password.text')}</p>
      <PasswordField
        {...words}
        label={form.labels.password}
        name="password"
        autoComplete="current-password"
        value={form.values.password}
        error={form.errors.password}
        onType={(password) => {
          form.fill({ password });
        }}
      />
      <PasswordField
        {...words}
        label={form.labels.newPassword}
        name="new-password"
        autoComplete="new-password"
        hint={t('new-password.hint')}
        value={form.values.newPassword}
        error={form.errors.newPassword}
        onType={(newPassword) => {
          form.fill({ newPassword });
        }}
      />
    </Form>
  );
});

function checkedChange(change: PasswordChange): Result<PasswordChange, PasswordProblems> {
  const { password, newPassword } = change;
  const isGood = passwordProblem(newPassword) === undefined && newPassword !== password;
  if (password !== '' && isGood) return ok(change);
  return fail({
    ...(password === '' ? { password: 'error.password.missing' } : {}),
    ...(isGood ? {} : { newPassword: 'new-password.wrong' }),
  });
}
