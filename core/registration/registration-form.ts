import { fail, ok, type Result } from '../shared/result.ts';
import type { SiteConfig } from '../site/config/site-config.ts';
import { checkOneClick, ONE_CLICK_FIELDS, type OneClickField } from './one-click-form.ts';
import { passwordProblem } from './password-problem.ts';
import { normalPhone } from './phone-number.ts';
import { recoveryContact } from './recovery-contact.ts';
import { promoCodeProblem, sentPromoCode } from './bonus/promo-code-problem.ts';
import { birthProblem, nameProblem } from './name-problem.ts';
import type { PhoneCountry } from './phone-number.ts';
import type { FullForm, PhoneForm, RegistrationExtras } from './registration-gateway.ts';
import type { SocialFormValues, SocialForm } from './social/social-gateway.ts';

/** What is wrong with a field, by its name. */
export type FormProblems = Readonly<Record<string, FormProblem>>;
export type FormProblem =
  | 'missing'
  | 'not-offered'
  | 'malformed'
  | 'too-short'
  | 'too-long'
  | 'like-contact'
  | 'too-young'
  | 'no-date';

/** What the checks are made against. */
export interface FormRules {
  readonly site: Pick<SiteConfig, 'countries' | 'currencies' | 'geoCountryCode' | 'geoCurrency' | 'minAge'>;
  /** The day in UTC as `2026-01-31`. */
  readonly today: string;
}

const PHONE_END = 7;
const SHORTEST_LIKENESS = 4;

/** RGF-1 A full form needs an e-mail address, a password, name, surname and the day of birth, and what a form of one click needs; all problems are given at once. */
export function checkFull(form: FullForm, rules: FormRules): Result<FullForm, FormProblems> {
  const email = recoveryContact(form.email);
  const isEmail = email.ok && email.value.includes('@');
  const problems = withoutNone({
    email: isEmail ? undefined : blankOr(form.email, 'malformed'),
    password: formPasswordProblem(form.password, contactName(email.ok ? email.value : '')),
    name: nameProblem(form.name),
    surname: nameProblem(form.surname),
    birthDate: birthProblem(form.birthDate, rules),
    ...sharedProblems(form, rules),
  });
  if (Object.keys(problems).length > 0 || !email.ok) return fail(problems);
  return ok({ ...form, ...spared(form), email: email.value, name: form.name.trim(), surname: form.surname.trim() });
}

/** RGF-2 A form by phone needs a whole phone number and a password, and what a form of one click needs. */
export function checkPhone(form: PhoneForm, rules: FormRules): Result<PhoneForm, FormProblems> {
  const phone = normalPhone(form.phone);
  const problems = withoutNone({
    phone: phone.ok ? undefined : blankOr(form.phone, 'malformed'),
    password: formPasswordProblem(form.password, contactName(phone.ok ? phone.value : '')),
    ...sharedProblems(form, rules),
  });
  if (Object.keys(problems).length > 0 || !phone.ok) return fail(problems);
  return ok({ ...form, ...spared(form), phone: phone.value });
}

/** NET-4 A form for a new player of a social network needs what a form of one click needs, and a country with a number; NET-13 an e-mail address is whole or left out. */
export function checkSocial(
  form: SocialFormValues,
  countries: readonly PhoneCountry[],
  rules: FormRules,
): Result<SocialForm, FormProblems> {
  const countryId = countries.find(({ countryCode }) => countryCode === form.countryCode)?.id;
  const shared = sharedProblems(form, rules);
  const email = readAddress(form.email);
  const problems = withoutNone({
    ...shared,
    email: email === undefined ? ('malformed' as const) : undefined,
    countryCode: shared.countryCode ?? (countryId === undefined ? 'not-offered' : undefined),
  });
  if (Object.keys(problems).length > 0 || countryId === undefined || email === undefined) return fail(problems);
  return ok({ ...form, ...spared(form), countryId, email });
}

/** Empty where there is none, undefined where it cannot be read. */
function readAddress(typed: string): string | undefined {
  if (typed.trim() === '') return '';
  const contact = recoveryContact(typed);
  return contact.ok && contact.value.includes('@') ? contact.value : undefined;
}

/** RGF-3 A password has 8 to 128 characters and does not hold the name of the contact. */
export function formPasswordProblem(password: string, contact: string): FormProblem | undefined {
  if (password === '') return 'missing';
  const problem = passwordProblem(password);
  if (problem !== undefined) return problem;
  return isLike(password, contact) ? 'like-contact' : undefined;
}

/** RGF-3 Whether a password holds the name of an address or the end of a phone, as TEL-1 and PWR-9 write them. */
export function isLikeContact(password: string, contact: string): boolean {
  return isLike(password, contactName(contact));
}

/** What people would take into a password: with or without the dialling code. */
function contactName(contact: string): string {
  const [name = ''] = contact.split('@');
  return name.startsWith('+') ? name.slice(1).slice(-PHONE_END) : name;
}

function isLike(password: string, name: string): boolean {
  return name.length >= SHORTEST_LIKENESS && password.normalize('NFC').toLowerCase().includes(name.toLowerCase());
}

/** RGF-1 What is wrong of the choices that each form has. */
export function sharedProblems(
  form: Parameters<typeof checkOneClick>[0] & Pick<RegistrationExtras, 'promoCode'>,
  { site }: FormRules,
): Readonly<Record<OneClickField | 'promoCode', FormProblem | undefined>> {
  const checked = checkOneClick(form, site);
  const found = new Map(checked.ok ? [] : checked.error.map(({ field, problem }) => [field, problem] as const));
  const [countryCode, currency, isAdult, isTermsAccepted] = ONE_CLICK_FIELDS.map((field) => found.get(field));
  return { countryCode, currency, isAdult, isTermsAccepted, promoCode: promoCodeProblem(form.promoCode) };
}

function spared({ promoCode }: Pick<RegistrationExtras, 'promoCode'>): Pick<RegistrationExtras, 'promoCode'> {
  return { promoCode: sentPromoCode(promoCode) };
}

function blankOr(typed: string, problem: FormProblem): FormProblem {
  return typed.trim() === '' ? 'missing' : problem;
}

function withoutNone(problems: Readonly<Record<string, FormProblem | undefined>>): FormProblems {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem]])),
  );
}
