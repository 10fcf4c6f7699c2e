import type { AuthFormEffect, AuthFormState } from '../../core/session/auth-form.ts';
import type { OfferedSignIn } from '../../core/session/gateways/sign-in-gateway.ts';
import type { PhoneSignIn } from '../../core/session/phone-sign-in.ts';

export type SentPhone = Pick<PhoneSignIn, 'phoneNumber' | 'countryCode'>;

/** What the server is asked with, as it was typed. */
export function typedOrder(
  form: AuthFormEffect['form'],
  typed: AuthFormState,
  phone: SentPhone | undefined,
): OfferedSignIn {
  const { login, passwordLogin, passwordPhone, isRemembered } = typed;
  return form === 'phone' && phone !== undefined
    ? { by: 'phone', ...phone, password: passwordPhone, isRemembered }
    : { by: 'login', login, password: passwordLogin, isRemembered };
}
