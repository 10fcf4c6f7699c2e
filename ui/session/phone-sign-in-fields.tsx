import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REMEMBERED_DAYS } from '../../core/session/entrance/remembered-days.ts';
import { checkPhoneSignIn, type PhoneSignIn } from '../../core/session/phone-sign-in.ts';
import { fail } from '../../core/shared/result.ts';
import { useFormWords } from '../page/use-form-words.ts';
import { ForgotButton } from './entrance/forgot-button.tsx';
import { Checkbox } from '../kit/controls/checkbox.tsx';
import { PasswordField } from '../kit/controls/password-field.tsx';
import { Form } from '../kit/forms/form.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { PhoneInput } from '../page/phone/phone-input.tsx';
import { useSession } from './use-session.ts';
import styles from './session-dialog.module.scss';

/** The form of a sign-in by phone and password. */
export const PhoneSignInFields = observer(function PhoneSignInFields(): ReactNode {
  const { signIn } = useSession();
  const { t } = useTranslation(['sign-in', 'session', 'notice-catalogue'], { nsMode: 'fallback' });
  const form = usePhoneSignIn();
  const { values, errors, fill } = form;
  return (
    <Form form={form} words={useFormWords(form)} button={t('sign-in')} sending={t('sign-in.sending')}>
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
      <PasswordField
        label={form.labels.password}
        name="password"
        autoComplete="current-password"
        value={values.password}
        error={errors.password}
        show={t('show-password')}
        hide={t('hide-password')}
        onType={(password) => {
          fill({ password });
        }}
      />
      <div className={styles.beside}>
        <Checkbox isOn={values.isRemembered} onChange={(isRemembered) => fill({ isRemembered })}>
          {t('remember', { count: REMEMBERED_DAYS })}
        </Checkbox>
        <ForgotButton />
      </div>
    </Form>
  );
});

interface PhoneValues {
  /** Changes with the phone, which the store keeps. */
  readonly login: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

function usePhoneSignIn() {
  const { signIn } = useSession();
  const { draft } = signIn.drafts;
  const { t } = useTranslation(['sign-in', 'session', 'notice-catalogue'], { nsMode: 'fallback' });
  const form = useForm<PhoneValues, 'login' | 'password', PhoneSignIn>({
    context: 'sign-in',
    first: { login: '', password: draft.passwordPhone, isRemembered: draft.isRemembered },
    labels: { login: t('phone'), password: t('password') },
    check: ({ password, isRemembered }) => {
      const { phone, phones } = signIn;
      const { country, mask, offer } = phones;
      if (offer === undefined) return fail({ login: 'error.field.phone-countries' });
      if (country === undefined) return fail({ login: 'error.phone' });
      const checked = checkPhoneSignIn({ country, mask, phone, password, isRemembered });
      if (checked.ok) return checked;
      return fail(
        Object.fromEntries(
          checked.error.map(({ field }) =>
            field === 'phone' ? ['login', 'error.phone'] : ['password', 'error.password.missing'],
          ),
        ),
      );
    },
    send: async (typed) => signIn.signInByPhone(typed),
    say: (key) => t(key === 'error.field.both-login' ? 'error.phone.both' : key),
  });
  const fill = (typed: Partial<PhoneValues>): void => {
    form.fill(typed);
    const { password: passwordPhone = draft.passwordPhone, isRemembered = draft.isRemembered } = typed;
    signIn.drafts.keep({ passwordPhone, isRemembered });
  };
  return { ...form, fill };
}
