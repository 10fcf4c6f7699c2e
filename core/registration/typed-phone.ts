import {
  maskedPhone,
  normalPhone,
  phoneCountry,
  phoneMask,
  type PhoneCountry,
  type PhoneMask,
} from './phone-number.ts';

/** What is offered beside the field, and which country is chosen there. */
interface OfferedPhones {
  readonly country: PhoneCountry | undefined;
  readonly countries: readonly PhoneCountry[];
  readonly masks: readonly PhoneMask[];
}

/** A number as its field shows it, after the dialling code of its country. */
export interface TypedPhone {
  readonly country: PhoneCountry | undefined;
  readonly national: string;
}

/**
 * TEL-8 A number takes the form of its mask while it is typed. A whole number brings its country along: with a plus or two zeros, or where it is longer
 * than the mask by the dialling code, or by the eight that is dialled first inside the countries of +7.
 */
export function typedPhone(typed: string, offered: OfferedPhones): TypedPhone {
  const whole = normalPhone(typed.trim().replace(/^00/, '+'));
  const isWhole = /^\s*(?:\+|00)/.test(typed) && whole.ok;
  const country = isWhole ? phoneCountry(whole.value, offered.countries, offered.country?.id) : undefined;
  if (isWhole && country !== undefined) {
    return { country, national: masked(whole.value.slice(country.diallingCode.length), { ...offered, country }) };
  }
  return { country: offered.country, national: masked(withoutPrefix(typed, offered), offered) };
}

function withoutPrefix(typed: string, { country, masks }: OfferedPhones): string {
  const mask = country && phoneMask(country, masks);
  const digits = typed.replaceAll(/\D/g, '');
  if (country === undefined || mask === undefined || !isDigits(typed)) return typed;
  const code = country.diallingCode.slice(1);
  const prefixes = code === '7' ? [code, '8'] : [code];
  const prefix = prefixes.find((each) => digits.startsWith(each) && digits.length === mask.max + each.length);
  return prefix === undefined ? typed : digits.slice(prefix.length);
}

/** What is no number stays as it was typed, to be corrected. */
function masked(national: string, { country, masks }: OfferedPhones): string {
  const mask = country && phoneMask(country, masks);
  return mask === undefined || !isDigits(national) ? national : maskedPhone(national, mask);
}

function isDigits(typed: string): boolean {
  return /^[\d\s().\-–]*$/.test(typed);
}
