import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenContact } from '../page/phone/written-contact.ts';
import { CodeForm } from '../page/sent-code/code-form.tsx';
import { useCodeForm } from '../page/sent-code/use-code-form.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { formatTime } from '../kit/formats/format-date.ts';
import type { RegistrationStore } from './registration-store.ts';
import styles from './one-click-fields.module.scss';
import { useRegistration } from './use-registration.ts';

type SentCode = NonNullable<RegistrationStore['phoneCode']>;

/** The code that makes the phone the player's. */
export const PhoneCodeForm = observer(function PhoneCodeForm({ sent }: { readonly sent: SentCode }): ReactNode {
  const { settings } = usePage();
  const { registration } = useRegistration();
  const { t } = useTranslation('registration');
  const form = useCodeForm({
    context: 'registration',
    to: sent.form.phone,
    hasExpired: () => registration.isCodeLate(),
    send: async (code) => registration.registerByPhone(code),
  });
  if (form.failure?.kind === 'refused' && form.failure.code === 'phone-taken') {
    return <PhoneTaken phone={sent.form.phone} />;
  }
  return (
    <CodeForm
      form={form}
      text={t('code.text', {
        phone: writtenContact(sent.form.phone, registration.offer),
        time: formatTime(sent.deadline, settings.settings),
      })}
      button={t('submit')}
      sending={t('submit.sending')}
      sent={sent}
      onAgain={async () => registration.sendPhoneCode(sent.form)}
      ways={<OtherPhone />}
    />
  );
});

/** RGF-9 The code was right and is used up: on from here leads only to the account that there is. */
const PhoneTaken = observer(function PhoneTaken({ phone }: { readonly phone: string }): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation(['registration', 'notice-catalogue'], { nsMode: 'fallback' });
  return (
    <div className={styles.taken}>
      <FormNotice tone="danger">{t('error.field.phone-taken')}</FormNotice>
      <Button
        look="primary"
        size="lg"
        isBlock
        onClick={() => {
          dialogs.show('sign-in');
        }}
      >
        {t('sign-in')}
      </Button>
      <Button
        look="ghost"
        size="lg"
        isBlock
        onClick={() => {
          dialogs.typeLogin(phone);
          dialogs.show('recover-password');
        }}
      >
        {t('code.taken.recover')}
      </Button>
      <OtherPhone />
    </div>
  );
});

const OtherPhone = observer(function OtherPhone(): ReactNode {
  const { registration } = useRegistration();
  const { t } = useTranslation('registration');
  return (
    <Button
      look="text"
      size="sm"
      onClick={() => {
        registration.backToPhone();
      }}
    >
      {t('code.back')}
    </Button>
  );
});
