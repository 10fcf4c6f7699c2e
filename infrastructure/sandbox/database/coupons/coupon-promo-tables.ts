import type { Generated } from 'kysely';
import type { PromoType } from '../../../../core/coupon/promo/promo-terms.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { MilliOdds } from '../../../../core/shared/odds.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

/** What players bet with besides their money. */
export interface CouponPromoTables {
  /** PC-10 Of codes of one campaign a player uses one; null where each counts by itself. */
  readonly coupon_promo_codes: CouponPromoCodeRow & { readonly campaign: Generated<string | null> };
  readonly coupon_promo_uses: CouponPromoUseRow;
}

export interface CouponPromoCodeRow {
  /** In capitals. */
  readonly code: string;
  /** Null where every player may use it once. */
  readonly user_id: UserId | null;
  /** Whether players see it without typing it. */
  readonly is_listed: boolean;
  readonly kind: 'free-bet' | 'boost';
  /** Null where it holds in every currency; a free bet has one. */
  readonly currency: string | null;
  /** Of a free bet. */
  readonly amount: Minor | null;
  /** Of a boost. */
  readonly percent: number | null;
  /** The highest stake of a boost, in amount steps. */
  readonly most_steps: number | null;
  readonly least_odds: MilliOdds | null;
  readonly least_bets: number;
  /** Null for a single and an express. */
  readonly coupon_type: PromoType | null;
  readonly starts_at: EpochMillis;
  readonly ends_at: EpochMillis;
}

/** One use by one player: the row is there as long as the code counts as used. */
interface CouponPromoUseRow {
  readonly code: string;
  readonly user_id: UserId;
  readonly placement_key: string;
  readonly used_at: EpochMillis;
  /** PC-10 Of the code. */
  readonly campaign: Generated<string | null>;
}
