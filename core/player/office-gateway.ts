import type { Cancellation } from '../shared/cancellation.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { OfficeMenuContents } from './office-areas.ts';

/** Who the player is to the office's menu. */
export interface OfficeMenuPlayer {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** ISO 3166 alpha-2 in lower case. */
  readonly countryCode: string;
  readonly isRechargeAllowed: boolean;
}

export interface OfficeMenuReply extends OfficeMenuContents {
  readonly player: OfficeMenuPlayer;
}

export interface OfficeGateway {
  readonly menu: (signal?: Cancellation) => Promise<Result<OfficeMenuReply, RequestFailure>>;
}
