import {
  internationalPhone,
  type PhoneCountry,
  type PhoneError,
  type PhoneMask,
} from '../registration/phone-number.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { SmsOrder } from './sign-in-order.ts';

export interface PhoneSignInForm {
  readonly country: PhoneCountry;
  readonly mask?: PhoneMask | undefined;
  /** The national number as it was typed. */
  readonly phone: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

/** A sign-in by phone as it is sent. */
export interface PhoneSignIn {
  /** A plus and digits, the dialling code included. */
  readonly phoneNumber: string;
  /** ISO 3166 alpha-2 in lower case. */
  readonly countryCode: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

export type PhoneSignInProblem =
  | { readonly field: 'phone'; readonly problem: PhoneError['code'] }
  | { readonly field: 'password'; readonly problem: 'missing' };

/** WAY-10 A sign-in by phone is a whole number with the code of its country; what is missing or wrong is named, the phone first. */
export function checkPhoneSignIn(form: PhoneSignInForm): Result<PhoneSignIn, readonly PhoneSignInProblem[]> {
  const { country, password, isRemembered } = form;
  const phone = internationalPhone(form.phone, country, form.mask);
  const missing: readonly PhoneSignInProblem[] = password === '' ? [{ field: 'password', problem: 'missing' }] : [];
  if (!phone.ok) return fail([{ field: 'phone', problem: phone.error.code }, ...missing]);
  if (missing.length > 0) return fail(missing);
  return ok({ phoneNumber: phone.value, countryCode: country.countryCode, password, isRemembered });
}

/** SMS-1 A code by text message is asked for with a whole number and its dialling code; what is wrong with the number is named. */
export function checkSmsPhone({
  country,
  mask,
  phone: typed,
}: Pick<PhoneSignInForm, 'country' | 'mask' | 'phone'>): Result<SmsOrder, PhoneError> {
  const phone = internationalPhone(typed, country, mask);
  return phone.ok ? ok({ phoneNumber: phone.value, diallingCode: country.diallingCode }) : phone;
}
