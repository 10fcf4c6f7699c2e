import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { PasswordField } from '../../kit/controls/password-field.tsx';
import type { FormState } from '../../kit/forms/use-form.ts';
import { useSession } from '../use-session.ts';

type PasswordForm = Pick<FormState<{ readonly password: string }, 'password'>, 'labels' | 'values' | 'errors'> & {
  readonly fill: (changed: { readonly password: string }) => void;
};

/** PK-9 The password before a change; who has none is told what is asked instead. */
export const CurrentPassword = observer(function CurrentPassword({ form }: { readonly form: PasswordForm }): ReactNode {
  const { passkeys } = useSession();
  const { t } = useTranslation('security');
  return passkeys.hasPassword ? (
    <CurrentPasswordField form={form} />
  ) : (
    <FormNotice tone="info">{t('no-password')}</FormNotice>
  );
});

/** The field alone. */
export function CurrentPasswordField({ form }: { readonly form: PasswordForm }): ReactNode {
  const { t } = useTranslation('sign-in');
  return (
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
  );
}
