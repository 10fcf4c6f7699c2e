import { DOCUMENT_TYPES } from './document-types.ts';
import { birthProblem, isDay, nameProblem } from '../../registration/name-problem.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { isFilled } from '../filled-profile.ts';
import type { PlayerIdentity } from '../player.ts';

/** What a player may say of who they are on paper, in the order of the form. */
export const EDITED_FIELDS = [
  'name',
  'surname',
  'birthDate',
  'documentTypeId',
  'passport',
  'passportIssuedOn',
  'passportExpiresOn',
  'registrationAddress',
  'taxNumber',
] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

/** As it is typed. */
export type TypedProfile = Readonly<Record<EditedField, string>>;
/** What is sent: only what changes. */
export type ProfileChange = { readonly [Field in EditedField]?: string | undefined };
export type ProfileProblem = 'missing' | 'malformed' | 'too-long' | 'no-date' | 'too-young' | 'not-offered' | 'expired';
export type ProfileProblems = { readonly [Field in EditedField]?: ProfileProblem | undefined };

export interface ProfileRules {
  readonly minAge: number;
  /** The day in UTC as `2026-01-31`. */
  readonly today: string;
  /** What is known already; the numbers of it masked. */
  readonly identity: PlayerIdentity;
  readonly isVerified: boolean;
}

/** PR-51 They come masked and are typed anew or stay as they are. */
const MASKED_FIELDS: readonly EditedField[] = ['passport', 'taxNumber'];
const NEVER_LOCKED: readonly EditedField[] = ['registrationAddress'];
const LEFT_BARE = 4;
const MASK = '•';

/** PR-48 Once a player is verified, who they are on paper is locked; where they live is not. */
export function isFieldLocked(field: EditedField, isVerified: boolean): boolean {
  return isVerified && !NEVER_LOCKED.includes(field);
}

/** PR-51 All but the last four signs of a number, and all of one that has not more than eight. */
export function maskedNumber(number: string): string {
  const signs = Array.from(number.trim());
  const bare = signs.length > 2 * LEFT_BARE ? signs.slice(-LEFT_BARE).join('') : '';
  return MASK.repeat(signs.length - bare.length) + bare;
}

/** The form as it begins; what comes masked begins empty. */
export function firstProfileForm(identity: PlayerIdentity): TypedProfile {
  return {
    name: identity.name ?? '',
    surname: identity.surname ?? '',
    birthDate: identity.birthDate ?? '',
    documentTypeId: identity.documentTypeId === undefined ? '' : String(identity.documentTypeId),
    passport: '',
    passportIssuedOn: identity.passportIssuedOn ?? '',
    passportExpiresOn: identity.passportExpiresOn ?? '',
    registrationAddress: identity.registrationAddress ?? '',
    taxNumber: '',
  };
}

/** PR-48, PR-49, PR-50 What of a form is sent, or all that is wrong with it. */
export function checkProfile(form: TypedProfile, rules: ProfileRules): Result<ProfileChange, ProfileProblems> {
  const change = changedFields(form, rules);
  const problems: Partial<Record<EditedField, ProfileProblem>> = {};
  for (const field of EDITED_FIELDS) {
    if (isFieldLocked(field, rules.isVerified)) continue;
    const problem = fieldProblem(field, form, rules);
    if (problem !== undefined) problems[field] = problem;
  }
  return Object.keys(problems).length === 0 ? ok(change) : fail(problems);
}

function changedFields(form: TypedProfile, { identity, isVerified }: ProfileRules): ProfileChange {
  const first = firstProfileForm(identity);
  const changed = EDITED_FIELDS.filter(
    (field) => !isFieldLocked(field, isVerified) && form[field].trim() !== first[field],
  );
  return Object.fromEntries(changed.map((field) => [field, form[field].trim()]));
}

/** PR-49 What was never given may stay empty, what was given is not taken back; a number that comes masked stays when nothing is typed. */
function fieldProblem(field: EditedField, form: TypedProfile, rules: ProfileRules): ProfileProblem | undefined {
  const typed = form[field].trim();
  const isKnown = isFilled(firstProfileForm(rules.identity)[field]);
  if (typed === '') {
    if (field === 'documentTypeId' && form.passport.trim() !== '') return 'missing';
    return isKnown && !MASKED_FIELDS.includes(field) ? 'missing' : undefined;
  }
  return CHECKS[field](typed, form, rules);
}

type Check = (typed: string, form: TypedProfile, rules: ProfileRules) => ProfileProblem | undefined;

const CHECKS: Readonly<Record<EditedField, Check>> = {
  name: (typed) => readProblem(nameProblem(typed)),
  surname: (typed) => readProblem(nameProblem(typed)),
  birthDate: (typed, _, { minAge, today }) => readProblem(birthProblem(typed, { site: { minAge }, today })),
  documentTypeId: (typed) => (DOCUMENT_TYPES.some(({ id }) => String(id) === typed) ? undefined : 'not-offered'),
  passport: (typed) => (/^[\p{L}\d][\p{L}\d -]{2,18}[\p{L}\d]$/u.test(typed) ? undefined : 'malformed'),
  passportIssuedOn: (typed, { birthDate }, { today }) =>
    isDay(typed) && typed <= today && !(birthDate !== '' && typed < birthDate) ? undefined : 'no-date',
  passportExpiresOn: (typed, { passportIssuedOn }, { today }) => {
    if (!isDay(typed) || (passportIssuedOn !== '' && typed <= passportIssuedOn)) return 'no-date';
    return typed < today ? 'expired' : undefined;
  },
  registrationAddress: (typed) => {
    const { length } = Array.from(typed);
    if (length > 200) return 'too-long';
    return length >= 5 && /\p{L}/u.test(typed) ? undefined : 'malformed';
  },
  taxNumber: (typed) => (/^\d{8,14}$/.test(typed) ? undefined : 'malformed'),
};

function readProblem(problem: ReturnType<typeof nameProblem>): ProfileProblem | undefined {
  return problem === 'like-contact' || problem === 'too-short' ? 'malformed' : problem;
}
