import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { PriceStep } from './price-history.ts';

/** The history of a price as far as it is known. */
export interface PriceHistory {
  readonly version: EpochMillis;
  readonly steps: readonly PriceStep[];
}

/** Where the history of a price comes from; undefined where nothing came since the version. */
export interface PriceHistoryGateway {
  readonly priceHistory: (
    wanted: { readonly gameId: number; readonly outcomeId: string; readonly since: EpochMillis },
    signal?: Cancellation,
  ) => Promise<Result<PriceHistory | undefined, RequestFailure>>;
}
