import type { Cancellation } from '../../shared/cancellation.ts';
import type { Minor } from '../../shared/money.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { ConversionRate } from './conversion-rate.ts';

export interface ConversionOrder {
  readonly accountId: number;
  readonly amount: Minor;
  /** As the player was shown it. */
  readonly rate: ConversionRate;
}

/** What was paid and what came of it, at which rate. */
export interface Conversion {
  readonly id: number;
  readonly rate: ConversionRate;
  readonly paid: Minor;
  readonly got: Minor;
}

export interface ConversionGateway {
  /** What the currency of an account is worth in every other one today. */
  readonly rates: (
    account: { readonly id: number; readonly currency: string },
    signal?: Cancellation,
  ) => Promise<Result<readonly ConversionRate[], RequestFailure>>;
  /** Under the same key it is made once. */
  readonly convert: (order: ConversionOrder, key: string) => Promise<Result<Conversion, RequestFailure>>;
}
