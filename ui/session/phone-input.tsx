import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { typedPhone } from '../../core/registration/typed-phone.ts';
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
    const { country: found, national } = typedPhone(typed, { country, countries: [], masks: [], ...offer });
    const isOther = found !== undefined && found !== country;
    signIn.typePhone({ phone: national, ...(isOther ? { countryCode: found.countryCode } : {}) });
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
          const { value, selectionEnd } = event.currentTarget;
          onChange();
          // in the middle of the number the mask would move the cursor
          if (selectionEnd === null || selectionEnd === value.length) type(value);
          else signIn.typePhone({ phone: value });
        }}
        onBlur={() => {
          type(phone);
        }}
      />
    </>
  );
});
