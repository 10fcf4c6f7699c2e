import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { typedPhone } from '../../../core/registration/typed-phone.ts';
import type { Choice } from '../../../core/registration/found-choices.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { Field } from '../../kit/controls/field.tsx';
import { countryName } from '../../kit/formats/place-names.ts';
import { Combobox } from '../../kit/forms/combobox/combobox.tsx';
import { Flag } from '../../kit/pictures/flag.tsx';
import { FailedLoad } from '../missing/failed-load.tsx';
import { useFoundWords } from '../use-found-words.ts';
import { usePage } from '../use-page.ts';
import type { PhoneCountryStore, PhoneOffer } from './phone-country-store.ts';

/** What was typed: the national number, or another country; neither where the countries came. */
export interface TypedNumber {
  readonly phone?: string;
  readonly countryCode?: string;
}

export interface PhoneInputProps {
  readonly label: string;
  /** What the list of countries is called. */
  readonly countryLabel: string;
  readonly error: string | undefined;
  /** The national number, as it was typed. */
  readonly phone: string;
  readonly phones: PhoneCountryStore;
  readonly onType: (typed: TypedNumber) => void;
}

/** The number of a phone as its country writes it; a whole number that is pasted brings its country along. */
export const PhoneInput = observer(function PhoneInput(props: PhoneInputProps): ReactNode {
  const { label, countryLabel, error, phone, phones, onType } = props;
  const { language } = usePage();
  const found = useFoundWords();
  const { country, mask, offer, failure } = phones;
  const options = useMemo(() => countryOptions(offer, language), [offer, language]);
  const type = (typed: string): void => {
    const { country: typedCountry, national } = typedPhone(typed, { country, countries: [], masks: [], ...offer });
    const isOther = typedCountry !== undefined && typedCountry !== country;
    // what was wrong with it stays said as long as nothing of it changes
    if (national === phone && !isOther) return;
    onType({ phone: national, ...(isOther ? { countryCode: typedCountry.countryCode } : {}) });
  };
  useReadAgain(offer, error, (wasBlamed) => {
    // that the countries were missing is wrong no more
    if (wasBlamed) onType({});
    type(phone);
  });
  return (
    <>
      <Combobox
        label={countryLabel}
        autoComplete="country-name"
        isDisabled={offer === undefined}
        options={options}
        found={found}
        value={country?.countryCode ?? ''}
        before={country === undefined ? undefined : <Flag code={country.countryCode} />}
        onChange={(countryCode) => {
          onType({ countryCode });
        }}
      />
      {offer === undefined && failure !== undefined ? (
        <FailedLoad failure={failure} isDictionary onRetry={() => phones.load()} />
      ) : null}
      <Field
        label={label}
        size="lg"
        type="tel"
        name="phone"
        autoComplete="tel-national"
        required
        before={
          <span className="num" dir="ltr">
            {country?.diallingCode}
          </span>
        }
        placeholder={mask?.mask.replaceAll('#', '0')}
        value={phone}
        error={error}
        onChange={(event) => {
          const { value, selectionEnd } = event.currentTarget;
          // in the middle of the number the mask would move the cursor
          if (selectionEnd === null || selectionEnd === value.length) type(value);
          else onType({ phone: value });
        }}
        onBlur={() => {
          type(phone);
        }}
      />
    </>
  );
});

function countryOptions(offer: PhoneOffer | undefined, language: Language): readonly Choice[] {
  return (offer?.countries ?? [])
    .map(({ countryCode, diallingCode }) => ({
      value: countryCode,
      label: `${countryName(countryCode, language)} ${diallingCode}`,
      otherNames: [countryName(countryCode, language), countryName(countryCode, 'en')],
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}

/** What was typed before the countries came takes its form with them. */
function useReadAgain(
  offer: PhoneOffer | undefined,
  error: string | undefined,
  read: (wasBlamed: boolean) => void,
): void {
  const before = useRef({ offer, error });
  useEffect(() => {
    const former = before.current;
    before.current = { offer, error };
    if (former.offer !== offer) read(former.error !== undefined);
  });
}
