import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstCountry } from '../../core/registration/first-country.ts';
import type { PasswordRecoveryState } from '../../core/registration/password-recovery.ts';
import { accountTarget, typedContact } from '../../core/registration/recovery-contact.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { PhoneInput } from '../page/phone/phone-input.tsx';
import { NoAccess } from '../page/sent-code/no-access.tsx';
import { usePage } from '../page/use-page.ts';
import { useRegistration } from './use-registration.ts';
import { Button } from '../kit/controls/button.tsx';
import { Field } from '../kit/controls/field.tsx';
import { Segment } from '../kit/controls/segment.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { useForm, type FormState } from '../kit/forms/use-form.ts';
import { RecoveryForm } from './recovery-form.tsx';
import styles from './recovery-dialog.module.scss';

export type StepOf<Phase extends PasswordRecoveryState['phase']> = Extract<
  PasswordRecoveryState,
  { readonly phase: Phase }
>;

const WAYS = ['phone', 'email', 'id'] as const;

/** What the store does not keep of the form: nothing but that something of it changed. */
interface ContactValues {
  readonly contact: string;
}

type ContactState = FormState<ContactValues, 'contact'>;

/** Where the code goes. */
export const ContactStep = observer(function ContactStep(): ReactNode {
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  const form = useContactStep();
  return (
    <>
      <p className={styles.text}>{t('contact.text')}</p>
      <Segment
        label={t('way')}
        isBlock
        options={WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
        value={recovery.way}
        onChange={(way) => {
          form.fill({ contact: '' });
          recovery.choose(way);
        }}
      />
      <RecoveryForm form={form} button={t('contact.send')} ways={<Cancel />}>
        {recovery.way === 'phone' ? <Phone form={form} /> : null}
        {recovery.way === 'email' ? <Email form={form} /> : null}
        {recovery.way === 'id' ? <PlayerId form={form} /> : null}
        <FormNotice tone="info">{t('contact.same')}</FormNotice>
      </RecoveryForm>
      <NoAccess to="contact" />
    </>
  );
});

const Phone = observer(function Phone({ form }: { readonly form: ContactState }): ReactNode {
  const { config } = usePage().site;
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  const countryCode = firstCountry(config);
  useEffect(() => {
    recovery.offerPhones(countryCode);
  }, [recovery, countryCode]);
  return (
    <PhoneInput
      label={form.labels.contact}
      countryLabel={t('phone.country')}
      error={form.errors.contact}
      phone={recovery.phone}
      phones={recovery.phones}
      onType={(typed) => {
        recovery.typePhone(typed);
        form.fill({ contact: '' });
      }}
    />
  );
});

const Email = observer(function Email({ form }: { readonly form: ContactState }): ReactNode {
  const { recovery } = useRegistration();
  return (
    <Field
      label={form.labels.contact}
      size="lg"
      name="username"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={recovery.email}
      error={form.errors.contact}
      onChange={(event) => {
        recovery.typeEmail(event.currentTarget.value);
        form.fill({ contact: '' });
      }}
    />
  );
});

/** PWR-22 The code goes to the contact that the account has. */
const PlayerId = observer(function PlayerId({ form }: { readonly form: ContactState }): ReactNode {
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  return (
    <Field
      label={form.labels.contact}
      size="lg"
      name="username"
      inputMode="numeric"
      autoComplete="username"
      required
      hint={t('id.hint')}
      value={recovery.playerId}
      error={form.errors.contact}
      onChange={(event) => {
        recovery.typePlayerId(event.currentTarget.value);
        form.fill({ contact: '' });
      }}
    />
  );
});

/** A page of its own is left by its links. */
const Cancel = observer(function Cancel(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('recovery');
  if (dialogs.open !== 'recover-password') return null;
  return (
    <Button
      isBlock
      onClick={() => {
        dialogs.close();
      }}
    >
      {t('cancel')}
    </Button>
  );
});

function useContactStep(): ContactState {
  const { site } = usePage();
  const { recovery } = useRegistration();
  const { t } = useTranslation(['recovery', 'notice-catalogue'], { nsMode: 'fallback' });
  return useForm<ContactValues, 'contact', string>({
    context: 'recovery',
    first: { contact: '' },
    labels: { contact: t(recovery.way === 'id' ? 'way.id' : recovery.way) },
    // the store keeps what was typed for when the dialog opens again
    check: () => {
      if (recovery.way === 'phone') {
        if (recovery.phones.offer === undefined) return fail({ contact: 'error.field.phone-countries' });
        const phone = recovery.phones.read(recovery.phone);
        return phone === undefined ? fail({ contact: 'phone.malformed' }) : ok(phone);
      }
      if (recovery.way === 'id') {
        const account = accountTarget(recovery.playerId);
        return account.ok ? account : fail({ contact: 'id.malformed' });
      }
      // who types a phone here is understood
      const email = typedContact(recovery.email, site.config?.geoCountryCode);
      if (email.ok) return email;
      return fail({ contact: email.error.code === 'too-long' ? 'email.too-long' : 'email.malformed' });
    },
    send: async (contact) => recovery.askForCode(contact),
    say: (key) => t(key),
  });
}
