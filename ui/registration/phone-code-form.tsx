import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../page/sent-code/code-form.tsx';
import { useCodeForm } from '../page/sent-code/use-code-form.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { formatTime } from '../kit/formats/format-date.ts';
import type { RegistrationStore } from './registration-store.ts';
import { useRegistration } from './use-registration.ts';

type SentCode = NonNullable<RegistrationStore['phoneCode']>;

/** The code that makes the phone the player's. */
export const PhoneCodeForm = observer(function PhoneCodeForm({ sent }: { readonly sent: SentCode }): ReactNode {
  const { settings } = usePage();
  const { registration } = useRegistration();
  const { t } = useTranslation('registration');
  const form = useCodeForm({
    context: 'registration',
    label: t('code'),
    hasExpired: () => registration.isCodeLate(),
    send: async (code) => registration.registerByPhone(code),
  });
  return (
    <CodeForm
      form={form}
      text={t('code.text', { phone: sent.form.phone, time: formatTime(sent.deadline, settings.settings) })}
      button={t('submit')}
      sending={t('submit.sending')}
      sent={sent}
      onAgain={async () => registration.sendPhoneCode(sent.form)}
      ways={
        <Button
          look="text"
          size="sm"
          onClick={() => {
            registration.backToPhone();
          }}
        >
          {t('code.back')}
        </Button>
      }
    />
  );
});
