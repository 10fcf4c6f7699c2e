import { passwordProblem } from './password-problem.ts';
import { isLikeContact } from './registration-form.ts';

export const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

export interface PasswordLook {
  /** None before anything is typed. */
  readonly strength: PasswordStrength | undefined;
  /** What the server refuses a password for, as far as the page can know. */
  readonly hasLength: boolean;
  readonly isUnlikeContact: boolean;
}

const FEW_CHARACTERS = 5;
const GOOD_LENGTH = 11;
const STRONG_LENGTH = 15;

/** RGF-14 A password is shown to be weak where it would be refused or repeats few characters; otherwise it is the stronger the longer it is. */
export function passwordLook(password: string, contact: string): PasswordLook {
  const characters = Array.from(password);
  const hasLength = passwordProblem(password) === undefined;
  const isUnlikeContact = password !== '' && !isLikeContact(password, contact);
  const rules = { hasLength, isUnlikeContact };
  if (characters.length === 0) return { ...rules, strength: undefined };
  const isWeak = !hasLength || !isUnlikeContact || new Set(characters).size < FEW_CHARACTERS;
  return { ...rules, strength: isWeak ? 'weak' : strengthOf(characters.length) };
}

function strengthOf(length: number): PasswordStrength {
  if (length >= STRONG_LENGTH) return 'strong';
  return length >= GOOD_LENGTH ? 'good' : 'fair';
}
