import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { useFormWords } from '../page/use-form-words.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { Field } from '../kit/controls/field.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { formatTime } from '../kit/formats/format-date.ts';
import { Form } from '../kit/forms/form.tsx';
import { useForm, type FormState } from '../kit/forms/use-form.ts';
import type { RegistrationStore } from './registration-store.ts';
import { useRegistration } from './use-registration.ts';
import styles from './recovery-dialog.module.scss';

type SentCode = NonNullable<RegistrationStore['phoneCode']>;

/** The code that makes the phone the player's. */
export const PhoneCodeForm = observer(function PhoneCodeForm({ sent }: { readonly sent: SentCode }): ReactNode {
  const { language, settings, site } = usePage();
  const { t } = useTranslation('registration');
  const form = usePhoneCode();
  return (
    <Form
      form={form}
      words={useFormWords(form)}
      button={t('submit')}
      sending={t('submit.sending')}
      isFocused
      ways={<OtherWays sent={sent} onAgain={() => form.fill({ code: '' })} />}
    >
      <FormNotice tone="info">
        {t('code.text', { phone: sent.form.phone, time: formatTime(sent.deadline, settings.settings) })}
      </FormNotice>
      {site.config?.isDemo === true ? (
        <a
          className={styles.link}
          href={addressInLanguage(routePath('debugger-outbox', {}), language)}
          target="_blank"
          rel="noopener"
        >
          {t('code.demo')}
        </a>
      ) : null}
      <Field
        label={form.labels.code}
        size="lg"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={form.values.code}
        error={form.errors.code}
        onChange={(event) => {
          form.fill({ code: event.currentTarget.value });
        }}
      />
    </Form>
  );
});

function OtherWays({ sent, onAgain }: { readonly sent: SentCode; readonly onAgain: () => void }): ReactNode {
  const { registration } = useRegistration();
  const { t } = useTranslation('registration');
  return (
    <div className={styles.ways}>
      <Button
        look="text"
        size="sm"
        onClick={() => {
          onAgain();
          void registration.sendPhoneCode(sent.form);
        }}
      >
        {t('code.again')}
      </Button>
      <Button
        look="text"
        size="sm"
        onClick={() => {
          registration.backToPhone();
        }}
      >
        {t('code.back')}
      </Button>
    </div>
  );
}

function usePhoneCode(): FormState<{ readonly code: string }, 'code'> {
  const { registration } = useRegistration();
  const { t } = useTranslation(['registration', 'notice-catalogue'], { nsMode: 'fallback' });
  return useForm({
    context: 'registration',
    first: { code: '' },
    labels: { code: t('code') },
    check: ({ code }: { readonly code: string }) => {
      if (code.trim() === '') return fail({ code: 'code.missing' });
      return registration.isCodeLate() ? fail({ code: 'code.time-up' }) : ok(code.trim());
    },
    send: async (code: string) => registration.registerByPhone(code),
    // one that ran out on its way was refused for that
    say: (key) => t(key === 'error.field.code' && registration.isCodeLate() ? 'code.time-up' : key),
  });
}
