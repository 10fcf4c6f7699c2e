import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordRecoveryState } from '../../core/registration/password-recovery.ts';
import { typedContact } from '../../core/registration/recovery-contact.ts';
import { fail } from '../../core/shared/result.ts';
import { usePage } from '../page/use-page.ts';
import { useRegistration } from './use-registration.ts';
import { Field } from '../kit/controls/field.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { RecoveryForm } from './recovery-form.tsx';
import styles from './recovery-dialog.module.scss';

export type StepOf<Phase extends PasswordRecoveryState['phase']> = Extract<
  PasswordRecoveryState,
  { readonly phase: Phase }
>;

/** Where the code goes. */
export const ContactStep = observer(function ContactStep(): ReactNode {
  const { site } = usePage();
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  const form = useForm({
    context: 'recovery',
    first: { contact: recovery.contact },
    labels: { contact: t('contact') },
    // the store keeps it for when the dialog opens again
    check: () => {
      const contact = typedContact(recovery.contact, site.config?.geoCountryCode);
      return contact.ok ? contact : fail({ contact: `contact.${contact.error.code}` });
    },
    send: async (contact: string) => recovery.askForCode(contact),
    say: (key) => t(key),
  });
  return (
    <RecoveryForm form={form} button="contact.send">
      <p className={styles.text}>{t('contact.text')}</p>
      <FormNotice tone="info">{t('contact.same')}</FormNotice>
      <Field
        label={form.labels.contact}
        size="lg"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={recovery.contact}
        error={form.errors.contact}
        onChange={(event) => {
          const contact = event.currentTarget.value;
          recovery.typeContact(contact);
          form.fill({ contact });
        }}
      />
    </RecoveryForm>
  );
});
