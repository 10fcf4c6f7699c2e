import type { FormProblem, FormProblems } from '../../core/registration/registration-form.ts';

const FIELD_KEYS: Readonly<Record<string, string>> = {
  email: 'error.email',
  phone: 'error.phone',
  password: 'error.password',
  name: 'error.name',
  surname: 'error.surname',
  birthDate: 'error.birth-date',
  promoCode: 'error.promo-code',
  countryCode: 'error.country',
  currency: 'error.currency',
  isAdult: 'error.adult',
  isTermsAccepted: 'error.terms',
};

const PROBLEM_KEYS: ReadonlyMap<FormProblem, string> = new Map<FormProblem, string>([
  ['like-contact', 'error.like-contact'],
  ['too-young', 'error.too-young'],
]);

/** The message key of each field that is wrong. */
export function problemKeys(problems: FormProblems): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      PROBLEM_KEYS.get(problem) ?? FIELD_KEYS[field] ?? 'error.password',
    ]),
  );
}
