import type { EpochMillis } from '../../../core/shared/time.ts';

/** What the operator gives new players. */
export interface BonusTables {
  readonly promo_codes: PromoCodeRow;
}

/** A code of the operator's list. */
export interface PromoCodeRow {
  /** In capitals. */
  readonly code: string;
  /** The number of the bonus that it is for. */
  readonly bonus_choice: 1 | 2;
  /** Null where it holds in every country. */
  readonly country_code: string | null;
  /** Null where it holds in every currency. */
  readonly currency: string | null;
  readonly valid_from: EpochMillis;
  /** Null where it has no end. */
  readonly valid_until: EpochMillis | null;
}
