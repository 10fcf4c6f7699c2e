import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransferContact } from '../../../core/accounts/transfer/user-transfer.ts';
import { hasActivePhone } from '../../../core/player/activation-type.ts';
import { internationalPhone } from '../../../core/registration/phone-number.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { Button } from '../../kit/controls/button.tsx';
import { PasswordField } from '../../kit/controls/password-field.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useForm, type FormState } from '../../kit/forms/use-form.ts';
import { PhoneInput } from '../../page/phone/phone-input.tsx';
import { useFormWords } from '../../page/use-form-words.ts';
import { useAccounts } from '../use-accounts.ts';
import styles from './transfer-dialog.module.scss';

/** What the move means, and the phone that its code goes to. */
export const TransferPhone = observer(function TransferPhone(): ReactNode {
  const { t } = useTranslation('transfer');
  const { userTransfer } = useAccounts();
  const form = useTransferPhone();
  const isProven = useHasProvenPhone();
  return (
    <>
      <p className={styles.text}>{t('text')}</p>
      <p className={styles.text}>{t('kept')}</p>
      <Form
        form={form}
        words={useFormWords(form, form.failure ?? userTransfer.failure)}
        button={t('send')}
        sending={t('sending')}
        isFocused
        ways={
          <Button
            look="text"
            isBlock
            isDisabled={form.isSending}
            onClick={() => {
              userTransfer.putOff();
            }}
          >
            {t('later')}
          </Button>
        }
      >
        <PhoneInput
          label={form.labels.phone}
          countryLabel={t('phone.country')}
          error={form.errors.phone}
          phone={userTransfer.phone}
          phones={userTransfer.phones}
          onType={(typed) => {
            form.fill({ phone: '' });
            userTransfer.typePhone(typed);
          }}
        />
        <p className={styles.text}>{t(isProven ? 'phone.proven' : 'phone.new')}</p>
        {userTransfer.isPasswordNeeded ? <TransferPassword form={form} /> : null}
      </Form>
    </>
  );
});

/** TRF-7 */
export function useHasProvenPhone(): boolean {
  const { player } = useAccounts();
  const known = player.player;
  return known?.phoneNumber !== undefined && hasActivePhone(known.activationType);
}

interface PhoneValues {
  /** Changes with the phone, which the store keeps. */
  readonly phone: string;
  readonly password: string;
}

type PhoneForm = FormState<PhoneValues, keyof PhoneValues>;

function TransferPassword({ form }: { readonly form: PhoneForm }): ReactNode {
  const { t } = useTranslation('transfer');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <PasswordField
      ref={input}
      label={form.labels.password}
      name="password"
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

function useTransferPhone(): PhoneForm {
  const { t } = useTranslation(['transfer', 'notice-catalogue'], { nsMode: 'fallback' });
  const { userTransfer } = useAccounts();
  return useForm<PhoneValues, keyof PhoneValues, TransferContact>({
    context: 'transfer',
    first: { phone: '', password: '' },
    labels: { phone: t('phone'), password: t('password') },
    check: ({ password }) => {
      const { phone, phones, isPasswordNeeded } = userTransfer;
      const { country, mask, offer } = phones;
      if (offer === undefined) return fail({ phone: 'error.field.phone-countries' });
      const read = country && internationalPhone(phone, country, mask);
      const isMissing = isPasswordNeeded && password === '';
      const missing = isMissing ? { password: 'error.field.password-needed' } : {};
      if (country === undefined || read?.ok !== true) return fail({ phone: 'error.phone', ...missing });
      if (isMissing) return fail(missing);
      const given = isPasswordNeeded ? { password } : {};
      return ok({ phone: read.value, countryCode: country.countryCode, ...given });
    },
    send: async (contact) => {
      const reply = await userTransfer.askForCode(contact);
      // the field that comes now is asked for, and was not left out
      return contact.password === undefined && userTransfer.isPasswordNeeded ? ok(undefined) : reply;
    },
    say: (key) => t(key),
  });
}
