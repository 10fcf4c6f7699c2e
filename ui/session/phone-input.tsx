import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maskedPhone, normalPhone, phoneCountry } from '../../core/registration/phone-number.ts';
import { Field } from '../kit/controls/field.tsx';
import { Select } from '../kit/controls/select.tsx';
import { countryName } from '../kit/formats/place-names.ts';
import { Flag } from '../kit/pictures/flag.tsx';
import { usePage } from '../page/use-page.ts';
import { useSession } from './use-session.ts';

export interface PhoneInputProps {
  readonly label: string;
  readonly error: string | undefined;
  /** What was wrong with the number is forgotten. */
  readonly onChange: () => void;
}

/** The number of a phone as its country writes it; a whole number that is pasted brings its country along. */
export const PhoneInput = observer(function PhoneInput({ label, error, onChange }: PhoneInputProps): ReactNode {
  const { language } = usePage();
  const { signIn } = useSession();
  const { t } = useTranslation('sign-in');
  const { phone, phones } = signIn;
  const { country, mask, offer } = phones;
  const options = useMemo(
    () =>
      (offer?.countries ?? [])
        .map(({ countryCode, diallingCode }) => ({
          value: countryCode,
          label: `${countryName(countryCode, language)} ${diallingCode}`,
        }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [offer, language],
  );
  const type = (typed: string): void => {
    onChange();
    const whole = typed.trim().startsWith('+') ? normalPhone(typed) : undefined;
    const found =
      whole?.ok === true && offer !== undefined ? phoneCountry(whole.value, offer.countries, country?.id) : undefined;
    if (whole?.ok === true && found !== undefined) {
      signIn.typePhone({ countryCode: found.countryCode, phone: whole.value.slice(found.diallingCode.length) });
    } else signIn.typePhone({ phone: typed });
  };
  return (
    <>
      <Select
        label={t('phone.country')}
        size="lg"
        autoComplete="country"
        options={options}
        value={country?.countryCode ?? ''}
        before={country === undefined ? undefined : <Flag code={country.countryCode} />}
        onChange={(countryCode) => {
          onChange();
          signIn.typePhone({ countryCode });
        }}
      />
      <Field
        label={label}
        size="lg"
        type="tel"
        name="phone"
        autoComplete="tel-national"
        required
        before={<span className="num">{country?.diallingCode}</span>}
        placeholder={mask?.mask.replaceAll('#', '0')}
        value={phone}
        error={error}
        onChange={(event) => {
          type(event.currentTarget.value);
        }}
        onBlur={() => {
          if (mask !== undefined && normalPhone(phone).ok) signIn.typePhone({ phone: maskedPhone(phone, mask) });
        }}
      />
    </>
  );
});
