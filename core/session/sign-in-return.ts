import { isSitePath } from './return-address.ts';

const SIGN_IN = '/?showSignInModal=1';

/** RET-8 Who is led to the sign-in takes along where the way led; without it the way leads home. */
export function withSignInReturn(landing: string, asked: string): string {
  if (landing !== SIGN_IN || asked === '/' || !isSitePath(asked)) return landing;
  return `${landing}&returnUrl=${encodeURIComponent(asked)}`;
}
