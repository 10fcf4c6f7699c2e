import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that were found most often in leaks: what somebody who guesses tries first. */
const COMMON: readonly string[] = dictionary['passwords-common'];

/** Whether a password is one of those that many have, however its letters are written. */
export function isCommonPassword(password: string): boolean {
  // one after the other: it is seldom asked, and a set of them would take megabytes
  return COMMON.includes(password.normalize('NFKC').toLowerCase());
}
