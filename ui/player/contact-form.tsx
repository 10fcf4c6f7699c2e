import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contactKind } from '../../core/player/attached-contact.ts';
import type { Contact } from '../../core/player/contact-activation.ts';
import { firstCountry } from '../../core/registration/first-country.ts';
import { recoveryContact } from '../../core/registration/recovery-contact.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { EmailField } from '../page/email-field.tsx';
import { PhoneInput } from '../page/phone/phone-input.tsx';
import { writtenContact } from '../page/phone/written-contact.ts';
import { usePage } from '../page/use-page.ts';
import { useFormWords } from '../page/use-form-words.ts';
import { Button } from '../kit/controls/button.tsx';
import { formatMoment } from '../kit/formats/format-date.ts';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { PasswordField } from '../kit/controls/password-field.tsx';
import { Form } from '../kit/forms/form.tsx';
import { useForm, type FormState } from '../kit/forms/use-form.ts';
import type { AttachStep } from './contacts-store.ts';
import { usePlayer } from './use-player.ts';

interface NewContact {
  readonly contact: string;
  readonly password: string;
}

type ContactState = FormState<NewContact, keyof NewContact>;

/** A contact to be attached, with the password where the session is not fresh. */
export const ContactForm = observer(function ContactForm({
  step: { kind, first },
}: {
  readonly step: Extract<AttachStep, { at: 'contact' }>;
}): ReactNode {
  const { contacts } = usePlayer();
  const { t } = useTranslation('contacts');
  const form = useContact(kind, first);
  const known = [contacts.contacts?.email, contacts.contacts?.phoneNumber];
  const typed = kind === 'phone' ? contacts.phones.read(form.values.contact) : form.values.contact;
  const isProtectionChanged = known.some((contact) => contact !== undefined && contact !== typed);
  return (
    <Form
      form={form}
      words={useFormWords(form)}
      button={t('send')}
      sending={t('sending')}
      isFocused
      ways={
        <Button
          look="text"
          size="sm"
          onClick={() => {
            contacts.goTo({ at: 'list' });
          }}
        >
          {t('back')}
        </Button>
      }
    >
      {kind === 'phone' ? <NewPhone form={form} /> : <NewEmail form={form} />}
      <AgreementNotice contact={typed} />
      {isProtectionChanged ? <FormNotice tone="info">{t('stops')}</FormNotice> : null}
      {contacts.contacts?.isPasswordNeeded === true ? <CurrentPassword form={form} /> : null}
    </Form>
  );
});

/** PR-44 Who must agree, until when, and what can be done without it. */
const AgreementNotice = observer(function AgreementNotice({
  contact,
}: {
  readonly contact: string | undefined;
}): ReactNode {
  const { settings, clock } = usePage();
  const { contacts } = usePlayer();
  const { t } = useTranslation('contacts');
  const { t: kit } = useTranslation('kit');
  const present = contacts.contacts?.present;
  if (present === undefined || present.contact === contact) return null;
  const time = formatMoment(present.until, clock.now, { look: settings.settings, words: kit });
  return (
    <FormNotice tone="info">
      {t('agreement.text', { contact: writtenContact(present.contact, contacts.phones.offer), time })}
    </FormNotice>
  );
});

/** TEL-8, TEL-9 A number as its country writes it, and its country. */
const NewPhone = observer(function NewPhone({ form }: { readonly form: ContactState }): ReactNode {
  const { config } = usePage().site;
  const { contacts } = usePlayer();
  const { t } = useTranslation('contacts');
  const countryCode = firstCountry(config);
  useEffect(() => {
    contacts.offerPhones(countryCode);
  }, [contacts, countryCode]);
  return (
    <PhoneInput
      label={form.labels.contact}
      countryLabel={t('phone.country')}
      error={form.errors.contact}
      phone={form.values.contact}
      phones={contacts.phones}
      onType={({ phone = form.values.contact, countryCode: chosen }) => {
        if (chosen !== undefined) contacts.phones.choose(chosen);
        form.fill({ contact: phone });
      }}
    />
  );
});

function NewEmail({ form }: { readonly form: ContactState }): ReactNode {
  return (
    <EmailField
      label={form.labels.contact}
      required
      value={form.values.contact}
      error={form.errors.contact}
      onType={(contact) => {
        form.fill({ contact });
      }}
    />
  );
}

function CurrentPassword({ form }: { readonly form: ContactState }): ReactNode {
  const { t } = useTranslation('contacts');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <PasswordField
      ref={input}
      label={form.labels.password}
      name="current-password"
      autoComplete="current-password"
      hint={t('password.why')}
      value={form.values.password}
      error={form.errors.password}
      show={t('password.show')}
      hide={t('password.hide')}
      onType={(password) => {
        form.fill({ password });
      }}
    />
  );
}

function useContact(kind: Contact, first: string): ContactState {
  const { contacts } = usePlayer();
  const { t } = useTranslation(['contacts', 'notice-catalogue'], { nsMode: 'fallback' });
  return useForm({
    context: 'contact',
    first: { contact: first, password: '' },
    labels: { contact: t(kind), password: t('password') },
    check: ({ contact, password }: NewContact) => {
      const read = kind === 'phone' ? contacts.phones.read(contact) : readEmail(contact);
      const isMissing = contacts.contacts?.isPasswordNeeded === true && password === '';
      if (read !== undefined && !isMissing) return ok({ contact: read, password });
      const areCountriesMissing = kind === 'phone' && contacts.phones.offer === undefined;
      return fail({
        ...(read === undefined
          ? { contact: areCountriesMissing ? 'error.field.phone-countries' : `error.${kind}` }
          : {}),
        ...(isMissing ? { password: 'password.missing' } : {}),
      });
    },
    send: async ({ contact, password }: NewContact) => {
      const wasNeeded = contacts.contacts?.isPasswordNeeded === true;
      const reply = await contacts.send(contact, password);
      // the field that comes now is asked for, and was not left out
      return !wasNeeded && contacts.contacts?.isPasswordNeeded === true ? ok(undefined) : reply;
    },
    say: (key) => t(key),
  });
}

function readEmail(typed: string): string | undefined {
  const read = recoveryContact(typed);
  return read.ok && contactKind(read.value) === 'email' ? read.value : undefined;
}
