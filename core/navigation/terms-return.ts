import { isSitePath } from '../session/return-address.ts';

const CONFIRM = '/confirm-terms';

/** NV-41 Who is led to the confirmation of terms takes along where the way led; without it the way leads home. */
export function withTermsReturn(landing: string, asked: string): string {
  if (landing !== CONFIRM || asked === '/' || !isSitePath(asked)) return landing;
  return `${landing}?to=${encodeURIComponent(asked)}`;
}

/** NV-41 Where the player goes on to after confirming: a path of this site, otherwise home; never to the confirmation itself. */
export function afterTerms(to: string | undefined): string {
  return to !== undefined && isSitePath(to) && !to.startsWith(CONFIRM) ? to : '/';
}
