import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';

/** What the server is told of a consent, beside the cookie that carries it. */
export interface ConsentGateway {
  /** Has the tags of an address kept, as far as the consent goes that the request carries. */
  readonly keepLanding: (search: string) => Promise<Result<undefined, RequestFailure>>;
  /** When the signed-in player agreed to cookies. */
  readonly tellAgreement: (agreedAt: EpochMillis) => Promise<Result<undefined, RequestFailure>>;
}
