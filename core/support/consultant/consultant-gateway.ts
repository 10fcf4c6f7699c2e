import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';

/** What the operator says of its consultant. */
export interface ConsultantOffer {
  /** CW-1 */
  readonly id: unknown;
  readonly isAvailable: boolean;
}

/** Where a chat is held, and what it is known by. */
export interface ConsultantChat {
  readonly address: string;
  readonly key: string;
}

export interface ConsultantGateway {
  readonly offer: () => Promise<Result<ConsultantOffer, RequestFailure>>;
  readonly begin: () => Promise<Result<ConsultantChat, RequestFailure>>;
}
