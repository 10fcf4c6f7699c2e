import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that were found most often in leaks: what somebody who guesses tries first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is one of those that many have, however its letters are written. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.normalize('NFKC').toLowerCase());
}
