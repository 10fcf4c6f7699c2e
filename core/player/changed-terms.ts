import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { EpochMillis } from '../shared/time.ts';

/** Whether the player has yet to agree to the terms as they are now. */
export interface ChangedTerms {
  readonly areChanged: boolean;
  readonly changedAt?: EpochMillis | undefined;
}

export const UNCHANGED_TERMS: ChangedTerms = { areChanged: false };

/** PR-20 The terms have changed when the server says so; where it cannot be asked they have not. */
export function changedTerms(reply: Result<ChangedTerms, RequestFailure>): ChangedTerms {
  return reply.ok && reply.value.areChanged ? reply.value : UNCHANGED_TERMS;
}

/** What decides whether terms are to be confirmed. */
export interface TermsFacts {
  readonly isSignedIn: boolean;
  /** Whether the site asks for confirmation at all. */
  readonly isConfirmationOn: boolean;
  readonly areTermsChanged: boolean;
}

/** PR-21 A signed-in player must confirm changed terms first, where the site asks for it. */
export function mustConfirmTerms({ isSignedIn, isConfirmationOn, areTermsChanged }: TermsFacts): boolean {
  return isSignedIn && isConfirmationOn && areTermsChanged;
}
