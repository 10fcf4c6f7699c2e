import { fail, ok, type Result } from '../shared/result.ts';

/** A country that a phone number can begin with. */
export interface PhoneCountry {
  readonly id: number;
  readonly name: string;
  /** ISO 3166 alpha-2 in lower case. */
  readonly countryCode: string;
  /** With its plus. */
  readonly diallingCode: string;
}

/** How the numbers of a country are written after the dialling code; `#` stands for a digit. */
export interface PhoneMask {
  readonly countryId: number;
  readonly mask: string;
  /** The fewest and the most digits. */
  readonly min: number;
  readonly max: number;
}

export type PhoneError = { readonly code: 'missing' | 'not-a-phone' | 'too-short' | 'too-long' };

const SEPARATORS = /[\s().\-–]/g;
/** The whole number of ITU-T E.164 has at most 15 digits. */
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 5;

/** TEL-1 A phone value is a plus and its digits; what people write between them is left out. Refuses with `missing`, `not-a-phone`, `too-short` (under 5 digits) or `too-long` (over 15). */
export function normalPhone(typed: unknown): Result<string, PhoneError> {
  const digits = phoneDigits(typed);
  if (!digits.ok) return digits;
  if (digits.value.length < FEWEST_DIGITS) return fail({ code: 'too-short' });
  return digits.value.length > MOST_DIGITS ? fail({ code: 'too-long' }) : ok(`+${digits.value}`);
}

/** TEL-2 A national number has the digits that the country's mask allows, and is normal together with the dialling code. */
export function internationalPhone(
  typed: unknown,
  country: PhoneCountry,
  mask?: PhoneMask,
): Result<string, PhoneError> {
  const national = phoneDigits(typed);
  if (!national.ok) return national;
  const count = national.value.length;
  if (mask !== undefined && count < mask.min) return fail({ code: 'too-short' });
  if (mask !== undefined && count > mask.max) return fail({ code: 'too-long' });
  return normalPhone(country.diallingCode + national.value);
}

/** TEL-6 Whether one of the countries that share the longest dialling code a normal number begins with has numbers of this length. */
export function isOfferedPhone(
  phone: string,
  { countries, masks }: { readonly countries: readonly PhoneCountry[]; readonly masks: readonly PhoneMask[] },
): boolean {
  const code = phoneCountry(phone, countries)?.diallingCode;
  if (code === undefined) return false;
  const count = phone.length - code.length;
  return countries
    .filter(({ diallingCode }) => diallingCode === code)
    .map((country) => phoneMask(country, masks))
    .some((mask) => mask === undefined || (count >= mask.min && count <= mask.max));
}

/** TEL-3 The mask of a country; without one of its own a number is as long as any. */
export function phoneMask(country: PhoneCountry, masks: readonly PhoneMask[]): PhoneMask | undefined {
  return masks.find(({ countryId }) => countryId === country.id);
}

/** TEL-4 A number as the mask writes it: digits fill the marks, and those beyond the mask follow it. */
export function maskedPhone(digits: string, { mask }: PhoneMask): string {
  const left = digits.replaceAll(/\D/g, '').split('');
  let written = '';
  for (const character of mask) {
    if (left.length === 0) break;
    written += character === '#' ? left.shift() : character;
  }
  return written + left.join('');
}

/** TEL-5 The country a normal number belongs to: the one with the longest dialling code that it begins with; of several the preferred one, else the first. */
export function phoneCountry(
  phone: string,
  countries: readonly PhoneCountry[],
  preferredId?: number,
): PhoneCountry | undefined {
  const fitting = countries.filter(({ diallingCode }) => diallingCode.length > 1 && phone.startsWith(diallingCode));
  const longest = Math.max(...fitting.map(({ diallingCode }) => diallingCode.length));
  const best = fitting.filter(({ diallingCode }) => diallingCode.length === longest);
  return best.find(({ id }) => id === preferredId) ?? best[0];
}

function phoneDigits(typed: unknown): Result<string, PhoneError> {
  if (typeof typed !== 'string') return fail({ code: 'not-a-phone' });
  const bare = typed.replaceAll(SEPARATORS, '');
  if (bare === '') return fail({ code: 'missing' });
  const [, digits] = /^\+?(\d+)$/.exec(bare) ?? [];
  return digits === undefined ? fail({ code: 'not-a-phone' }) : ok(digits);
}
