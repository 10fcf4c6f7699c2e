/** The ways to sign in, as the site offers them. */
export const SIGN_IN_WAYS = [
  { id: 'email', form: 'login' },
  { id: 'phone_number', form: 'phone' },
  { id: 'sms', form: 'phone-by-sms' },
  { id: 'login_password', form: 'password-login' },
  { id: 'phone_password', form: 'password-phone' },
  { id: 'login_password_two_step_code', form: 'two-step' },
] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number]['id'];
export type SignInFormName = (typeof SIGN_IN_WAYS)[number]['form'];

/** WAY-1 The form that a way to sign in is filled in; the first one for a way that is not known. */
export function signInFormOf(way: SignInWay): SignInFormName {
  return SIGN_IN_WAYS.find(({ id }) => id === way)?.form ?? SIGN_IN_WAYS[0].form;
}

/** WAY-2 The ways that a site offers, in its order, each once and none that is not known; where it names none, by e-mail or id. */
export function offeredWays(named: readonly string[]): readonly SignInWay[] {
  const known = named.flatMap((name) => SIGN_IN_WAYS.filter(({ id }) => id === name).map(({ id }) => id));
  return known.length === 0 ? [SIGN_IN_WAYS[0].id] : [...new Set(known)];
}
