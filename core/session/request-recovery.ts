import type { RequestFailure } from '../shared/request-failure.ts';
import { captchaChallenge, type CaptchaKind } from './captcha.ts';

/** The code of a refusal that wants a newer fingerprint. */
export const FINGERPRINT_CODE = '110';
/** The code of a refusal that wants the token that only a page of the site has. */
const CSRF_CODE = 'csrf';
/** The code of a refusal that wants the terms confirmed. */
const TERMS_CODE = '1';
/** How many challenges one call is worth. */
const MOST_CHALLENGES = 3;

/** What was already done for a call. */
export interface RecoveryTrail {
  readonly hasNewToken: boolean;
  readonly hasNewFingerprint: boolean;
  readonly hasNewCsrf: boolean;
  readonly challenges: number;
}

export const NO_RECOVERY_YET: RecoveryTrail = {
  hasNewToken: false,
  hasNewFingerprint: false,
  hasNewCsrf: false,
  challenges: 0,
};

export type Recovery =
  | { readonly kind: 'renew-token' }
  | { readonly kind: 'sign-out' }
  | { readonly kind: 'renew-fingerprint' }
  | { readonly kind: 'renew-csrf' }
  | { readonly kind: 'challenge'; readonly captcha: CaptchaKind }
  | { readonly kind: 'none' };

export interface RecoveryFacts {
  /** Whether the call was sent with a user token. */
  readonly isAuthorised: boolean;
}

/** REC-4 A 451 with exception code 1 leads to the terms where they can be confirmed: the call stays refused, and the guards of the page are asked anew. */
export function demandsTerms(
  failure: RequestFailure,
  { isConfirmTermsAvailable }: { readonly isConfirmTermsAvailable: boolean },
): boolean {
  return failure.kind === 'refused' && failure.status === 451 && failure.code === TERMS_CODE && isConfirmTermsAvailable;
}

/**
 * REC-1 A 401 of a call with a token renews the token and repeats the call once, and signs out when it comes again; REC-2 a 400 with the fingerprint's code renews the fingerprint once;
 * REC-3 a 400 with a captcha's code is repeated after its challenge, at most three times;
 * REC-8 a 403 for want of the page's token renews it once;
 * REC-5 every other failure stays as it is.
 */
export function requestRecovery(failure: RequestFailure, trail: RecoveryTrail, facts: RecoveryFacts): Recovery {
  if (failure.kind !== 'refused') return { kind: 'none' };
  const { status, code } = failure;
  if (status === 401 && facts.isAuthorised) return { kind: trail.hasNewToken ? 'sign-out' : 'renew-token' };
  if (status === 400 && code === FINGERPRINT_CODE && !trail.hasNewFingerprint) return { kind: 'renew-fingerprint' };
  if (status === 403 && code === CSRF_CODE && !trail.hasNewCsrf) return { kind: 'renew-csrf' };
  const captcha = captchaChallenge(failure);
  if (captcha === undefined || !(trail.challenges < MOST_CHALLENGES)) return { kind: 'none' };
  return { kind: 'challenge', captcha };
}
