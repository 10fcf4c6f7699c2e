import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { EpochMillis } from '../shared/time.ts';
import type { ChangedTerms } from './changed-terms.ts';

/** Never cached: terms may change from one moment to the next. */
export interface TermsGateway {
  readonly status: () => Promise<Result<ChangedTerms, RequestFailure>>;
  /** Agrees to the terms as they were changed at that moment; tells whether they have changed again since. */
  readonly accept: (changedAt: EpochMillis) => Promise<Result<ChangedTerms, RequestFailure>>;
}
