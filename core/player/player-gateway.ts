import type { Cancellation } from '../shared/cancellation.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { ChangedTerms } from './changed-terms.ts';
import type { Player } from './player.ts';

/** Never cached: what a player may do changes from one moment to the next. */
export interface PlayerGateway {
  readonly player: (signal?: Cancellation) => Promise<Result<Player, RequestFailure>>;
  readonly termsStatus: (signal?: Cancellation) => Promise<Result<ChangedTerms, RequestFailure>>;
}
