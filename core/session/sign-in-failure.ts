import type { RequestFailure } from '../shared/request-failure.ts';

/** Which field of the sign-in form a failure is blamed on. */
export const SIGN_IN_BLAMES = ['login', 'pass', 'both', 'unknown'] as const;
export type SignInBlame = (typeof SIGN_IN_BLAMES)[number];

const SECONDS_TO_WAIT = 60;

/** SI-4 A refusal with status 401 is blamed as its code says; every other failure on no field. */
export function signInBlame(failure: RequestFailure): SignInBlame {
  if (failure.kind !== 'refused' || failure.status !== 401) return 'unknown';
  return SIGN_IN_BLAMES.find((blame) => blame === failure.code) ?? 'unknown';
}

/** SI-5 The seconds to wait after too many attempts; undefined for any other failure. */
export function secondsToWait(failure: RequestFailure): number | undefined {
  if (failure.kind !== 'refused' || failure.status !== 429) return undefined;
  const asked = failure.retryAfterSeconds;
  return asked !== undefined && asked > 0 && Number.isFinite(asked) ? Math.ceil(asked) : SECONDS_TO_WAIT;
}
