import type { ChangedTerms } from '../player/changed-terms.ts';
import type { BanFacts } from '../player/player-ban.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { BlockReply, RedirectReply } from './redirect-order.ts';
import type { Partition } from './route.ts';

/** Asks those who may close the site or send a visitor elsewhere. Addresses are path and query with the language. */
export interface AvailabilityGateway {
  readonly isMaintenance: () => Promise<Result<boolean, RequestFailure>>;
  readonly redirectFor: (address: string) => Promise<Result<RedirectReply, RequestFailure>>;
  readonly blockFor: (address: string, isSignedIn: boolean) => Promise<Result<BlockReply, RequestFailure>>;
  readonly partitions: () => Promise<Result<readonly Partition[], RequestFailure>>;
  /** How the signed-in player stands. */
  readonly ban: () => Promise<Result<BanFacts, RequestFailure>>;
  readonly termsStatus: () => Promise<Result<ChangedTerms, RequestFailure>>;
}
