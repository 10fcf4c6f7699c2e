import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recoveryAccount } from '../../core/registration/recovery-contact.ts';
import { passwordProblem } from '../../core/registration/password-problem.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { PasswordHint } from '../page/password-hint.tsx';
import { useRegistration } from './use-registration.ts';
import { Field } from '../kit/controls/field.tsx';
import { PasswordField } from '../kit/controls/password-field.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { RecoveryForm } from './recovery-form.tsx';
import styles from './recovery-dialog.module.scss';

/** Which of the players with the contact is meant. */
export const ApprovalStep = observer(function ApprovalStep(): ReactNode {
  const { recovery } = useRegistration();
  const { t } = useTranslation(['recovery', 'notice-catalogue'], { nsMode: 'fallback' });
  const form = useForm({
    context: 'recovery',
    first: { playerId: '' },
    labels: { playerId: t('approval') },
    check: ({ playerId }: { readonly playerId: string }) => ok(playerId),
    send: async (playerId: string) => recovery.giveApproval(playerId),
    say: (key) => t(key),
  });
  return (
    <RecoveryForm form={form} button={t('code.send')}>
      <p className={styles.text}>{t('approval.text')}</p>
      <Field
        label={form.labels.playerId}
        size="lg"
        name="player"
        inputMode="numeric"
        required
        value={form.values.playerId}
        error={form.errors.playerId}
        onChange={(event) => {
          form.fill({ playerId: event.currentTarget.value });
        }}
      />
    </RecoveryForm>
  );
});

/** The new password. */
export const PasswordStep = observer(function PasswordStep(): ReactNode {
  const { recovery } = useRegistration();
  const { t } = useTranslation(['recovery', 'notice-catalogue'], { nsMode: 'fallback' });
  const form = useForm({
    context: 'recovery',
    first: { password: '' },
    labels: { password: t('password') },
    check: ({ password }: { readonly password: string }) => {
      const problem = passwordProblem(password);
      return problem === undefined ? ok(password) : fail({ password: `password.${problem}` });
    },
    send: async (password: string) => recovery.givePassword(password),
    say: (key) => t(key),
  });
  return (
    <RecoveryForm form={form} button={t('password.save')}>
      <FormNotice tone="info">{t('password.text')}</FormNotice>
      <PasswordField
        label={form.labels.password}
        hint={
          <PasswordHint
            password={form.values.password}
            contact={recoveryAccount(recovery.contact) === undefined ? recovery.contact : undefined}
            isRefused={form.errors.password !== undefined}
          />
        }
        name="new-password"
        autoComplete="new-password"
        value={form.values.password}
        error={form.errors.password}
        show={t('password.show')}
        hide={t('password.hide')}
        onType={(password) => {
          form.fill({ password });
        }}
      />
    </RecoveryForm>
  );
});
