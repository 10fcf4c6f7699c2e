import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REMEMBERED_DAYS } from '../../core/session/entrance/remembered-days.ts';
import { checkSmsPhone } from '../../core/session/phone-sign-in.ts';
import type { SmsOrder } from '../../core/session/sign-in-order.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { useFormWords } from '../page/use-form-words.ts';
import { Checkbox } from '../kit/controls/checkbox.tsx';
import { Form } from '../kit/forms/form.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { PhoneInput } from '../page/phone/phone-input.tsx';
import { useSession } from './use-session.ts';
import styles from './session-dialog.module.scss';

/** The form that asks for a code by text message. */
export const SmsSignInFields = observer(function SmsSignInFields(): ReactNode {
  const { signIn } = useSession();
  const { t } = useTranslation('sign-in');
  const form = useSmsSignIn();
  const { values, errors, fill } = form;
  return (
    <Form form={form} words={useFormWords(form)} button={t('sms.send')} sending={t('sms.sending')}>
      <PhoneInput
        label={form.labels.login}
        countryLabel={t('phone.country')}
        error={errors.login}
        phone={signIn.phone}
        phones={signIn.phones}
        onType={(typed) => {
          fill({ login: '' });
          signIn.typePhone(typed);
        }}
      />
      <p className={styles.text}>{t('sms.note')}</p>
      <Checkbox
        isOn={values.isRemembered}
        onChange={(isRemembered) => {
          fill({ isRemembered });
          signIn.drafts.keep({ isRemembered });
        }}
      >
        {t('remember', { count: REMEMBERED_DAYS })}
      </Checkbox>
    </Form>
  );
});

interface SmsValues {
  /** Changes with the phone, which the store keeps. */
  readonly login: string;
  readonly isRemembered: boolean;
}

interface AskedSms {
  readonly order: SmsOrder;
  readonly isRemembered: boolean;
}

function useSmsSignIn() {
  const { signIn } = useSession();
  const { t } = useTranslation(['sign-in', 'session', 'notice-catalogue'], { nsMode: 'fallback' });
  return useForm<SmsValues, 'login', AskedSms>({
    context: 'sign-in',
    first: { login: '', isRemembered: signIn.drafts.draft.isRemembered },
    labels: { login: t('phone') },
    check: ({ isRemembered }) => {
      const { phone, phones } = signIn;
      const { country, mask, offer } = phones;
      if (offer === undefined) return fail({ login: 'error.field.phone-countries' });
      const order = country === undefined ? undefined : checkSmsPhone({ country, mask, phone });
      return order?.ok === true ? ok({ order: order.value, isRemembered }) : fail({ login: 'error.phone' });
    },
    send: async ({ order, isRemembered }) => signIn.askForSms(order, isRemembered),
    say: (key) => t(key),
  });
}
