import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contactKind } from '../../core/player/attached-contact.ts';
import type { Contact } from '../../core/player/contact-activation.ts';
import { typedContact } from '../../core/registration/recovery-contact.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { usePage } from '../page/use-page.ts';
import { useFormWords } from '../page/use-form-words.ts';
import { Button } from '../kit/controls/button.tsx';
import { Field } from '../kit/controls/field.tsx';
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
  const isProtectionChanged = known.some((contact) => contact !== undefined && contact !== form.values.contact);
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
      <Field
        label={form.labels.contact}
        size="lg"
        type={kind === 'email' ? 'email' : 'tel'}
        name={kind}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        autoCapitalize="none"
        spellCheck={false}
        hint={kind === 'phone' ? t('phone.hint') : undefined}
        required
        value={form.values.contact}
        error={form.errors.contact}
        onChange={(event) => {
          form.fill({ contact: event.currentTarget.value });
        }}
      />
      {isProtectionChanged ? <FormNotice tone="info">{t('stops')}</FormNotice> : null}
      {contacts.contacts?.isPasswordNeeded === true ? <CurrentPassword form={form} /> : null}
    </Form>
  );
});

function CurrentPassword({ form }: { readonly form: FormState<NewContact, keyof NewContact> }): ReactNode {
  const { t } = useTranslation('contacts');
  return (
    <PasswordField
      label={form.labels.password}
      name="current-password"
      autoComplete="current-password"
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

function useContact(kind: Contact, first: string): FormState<NewContact, keyof NewContact> {
  const { site } = usePage();
  const { contacts } = usePlayer();
  const { t } = useTranslation(['contacts', 'notice-catalogue'], { nsMode: 'fallback' });
  return useForm({
    context: 'contact',
    first: { contact: first, password: '' },
    labels: { contact: t(kind), password: t('password') },
    check: ({ contact, password }: NewContact) => {
      const read = typedContact(contact, site.config?.geoCountryCode);
      const isRead = read.ok && contactKind(read.value) === kind;
      const isMissing = contacts.contacts?.isPasswordNeeded === true && password === '';
      if (isRead && !isMissing) return ok({ contact: read.value, password });
      return fail({
        ...(isRead ? {} : { contact: `error.${kind}` }),
        ...(isMissing ? { password: 'password.missing' } : {}),
      });
    },
    send: async ({ contact, password }: NewContact) => contacts.send(contact, password),
    say: (key) => t(key),
  });
}
