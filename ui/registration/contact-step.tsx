import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordRecoveryState } from '../../core/registration/password-recovery.ts';
import { recoveryContact } from '../../core/registration/recovery-contact.ts';
import { useRegistration } from './use-registration.ts';
import { Field } from '../kit/controls/field.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import styles from './recovery-dialog.module.scss';

export type StepOf<Phase extends PasswordRecoveryState['phase']> = Extract<
  PasswordRecoveryState,
  { readonly phase: Phase }
>;

/** Where the code goes. */
export const ContactStep = observer(function ContactStep(): ReactNode {
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  const [error, setError] = useState<string>();
  return (
    <RecoveryForm
      error={error}
      button="contact.send"
      onSend={() => {
        const contact = recoveryContact(recovery.contact);
        setError(contact.ok ? undefined : `contact.${contact.error.code}`);
        if (contact.ok) recovery.askForCode(contact.value);
      }}
    >
      <p className={styles.text}>{t('contact.text')}</p>
      <Field
        label={t('contact')}
        size="lg"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={recovery.contact}
        error={error === undefined ? undefined : t(error)}
        onChange={(event) => {
          recovery.typeContact(event.currentTarget.value);
          setError(undefined);
        }}
      />
    </RecoveryForm>
  );
});
