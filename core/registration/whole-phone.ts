import { fail, type Result } from '../shared/result.ts';
import { internationalPhone, type PhoneCountry, type PhoneError, type PhoneMask } from './phone-number.ts';
import { typedContact, type RecoveryContactError } from './recovery-contact.ts';

/** A country that is chosen, as far as it is known. */
export interface ChosenCountry {
  readonly countryCode: string;
  /** Undefined until the countries came. */
  readonly country: PhoneCountry | undefined;
  readonly mask: PhoneMask | undefined;
}

/** TEL-9 A number belongs to the country that is chosen beside it; one that names its own, or that is typed where no countries came, is read as PWR-18 says. */
export function wholePhone(
  typed: string,
  { countryCode, country, mask }: ChosenCountry,
): Result<string, PhoneError | RecoveryContactError> {
  if (country !== undefined && !/^\s*(?:\+|00)/.test(typed)) return internationalPhone(typed, country, mask);
  const read = typedContact(typed, countryCode);
  return read.ok && !read.value.startsWith('+') ? fail({ code: 'not-a-phone' }) : read;
}
