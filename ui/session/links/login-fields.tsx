import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recoveryContact } from '../../../core/registration/recovery-contact.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { useFormWords } from '../../page/use-form-words.ts';
import { usePage } from '../../page/use-page.ts';
import { SignInFields } from '../sign-in-fields.tsx';
import { useSession } from '../use-session.ts';

/** By e-mail or id with the password, or by a link that is sent to the address. */
export const LoginFields = observer(function LoginFields(): ReactNode {
  const { site } = usePage();
  const { t } = useTranslation('sign-in');
  const [isByLink, setByLink] = useState(false);
  // RGF-11
  if (site.config?.hasMessages === false) return <SignInFields />;
  return (
    <>
      {isByLink ? <LinkRequest /> : <SignInFields />}
      <Button look="text" size="sm" onClick={() => setByLink(!isByLink)}>
        {t(isByLink ? 'link.password' : 'link.ask')}
      </Button>
    </>
  );
});

const LinkRequest = observer(function LinkRequest(): ReactNode {
  const { dialogs } = usePage();
  const { links } = useSession().signIn;
  const { t } = useTranslation(['sign-in', 'session', 'notice-catalogue'], { nsMode: 'fallback' });
  const form = useForm<{ readonly email: string }, 'email', string>({
    context: 'sign-in',
    first: { email: dialogs.login.includes('@') ? dialogs.login : '' },
    labels: { email: t('link.email') },
    check: ({ email }) => {
      const contact = recoveryContact(email);
      return contact.ok && contact.value.includes('@') ? ok(contact.value) : fail({ email: 'link.malformed' });
    },
    send: async (email) => links.ask(email),
    say: (key) => t(key),
  });
  const { sentTo } = links;
  return (
    <Form
      form={form}
      words={useFormWords(form)}
      button={t(sentTo === undefined ? 'link.send' : 'link.again')}
      sending={t('link.sending')}
      isFocused
    >
      {sentTo === undefined ? null : <FormNotice tone="success">{t('link.sent', { email: sentTo })}</FormNotice>}
      <Field
        label={form.labels.email}
        size="lg"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={form.values.email}
        error={form.errors.email}
        onChange={(event) => {
          form.fill({ email: event.currentTarget.value });
        }}
      />
    </Form>
  );
});
