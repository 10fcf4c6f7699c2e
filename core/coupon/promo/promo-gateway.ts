import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { PromoTerms } from './promo-terms.ts';

/** What a typed code is to the player. */
export type CheckedPromo =
  | { readonly state: 'unknown' | 'ended' }
  | { readonly state: 'used'; readonly usedAt: EpochMillis }
  | { readonly state: 'holds'; readonly terms: PromoTerms };

/** The server's side of promo codes, amounts in minor units. */
export interface PromoGateway {
  /** The codes that can be used in a currency. */
  readonly codes: (currency: string, signal?: Cancellation) => Promise<Result<readonly PromoTerms[], RequestFailure>>;
  readonly check: (code: string) => Promise<Result<CheckedPromo, RequestFailure>>;
}
