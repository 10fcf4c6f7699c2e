import type { Generated, Selectable } from 'kysely';
import type { BonusKind } from '../../../../core/promotions/bonus-terms.ts';
import type { BonusEnd, BonusSource } from '../../../../core/promotions/player-bonus.ts';
import type { AccountId, CouponId, UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { MilliOdds } from '../../../../core/shared/odds.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

/** What the operator gives players. */
export interface BonusTables {
  readonly promo_codes: PromoCodeRow;
  readonly bonuses: GrantedBonusRow;
  readonly bonus_stakes: BonusStakeRow;
  readonly bonus_rounds: BonusRoundRow;
  readonly point_moves: PointMoveRow;
  readonly cashback_weeks: CashbackWeekRow;
  readonly friends: FriendRow;
  readonly friend_weeks: FriendWeekRow;
}

/** How a player is rewarded. */
export interface PromotionColumns {
  /** FRD-1 What friends are invited with. */
  readonly ref_id: Generated<number>;
  /** The number of how cashback comes. */
  readonly cashback_type: Generated<number>;
  /** PR-17 */
  readonly is_recharge_notice_seen: Generated<boolean>;
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

/** A bonus with the terms that it was granted on. */
interface GrantedBonusRow {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  readonly account_id: AccountId;
  readonly kind: Generated<BonusKind>;
  readonly source: BonusSource;
  readonly currency: string;
  readonly amount: Minor;
  readonly to_wager: Minor;
  /** Of a bonus for sports. */
  readonly least_bets: number | null;
  readonly least_odds: MilliOdds | null;
  readonly most_stake: Minor;
  /** BON-44 Of a bonus for the casino. */
  readonly most_paid: Minor | null;
  readonly granted_at: EpochMillis;
  readonly expires_at: EpochMillis;
  readonly ended_as: BonusEnd | null;
  readonly ended_at: EpochMillis | null;
}

/** A bonus as it was read. */
export type KeptBonus = Selectable<GrantedBonusRow>;

/** Points that a player was given or paid with; only added to. */
interface PointMoveRow {
  /** Unique: the same happens once. */
  readonly transfer: string;
  readonly user_id: UserId;
  readonly kind: 'bet' | 'store' | 'cashback' | 'game';
  readonly amount: number;
  /** What was bought with them. */
  readonly item: string | null;
  readonly at: EpochMillis;
}

/** What a week that is over gave a player in a currency. */
interface CashbackWeekRow {
  readonly user_id: UserId;
  readonly week_start: EpochMillis;
  readonly currency: string;
  /** Negative where the player won. */
  readonly lost: Minor;
  readonly option: 'points' | 'percent';
  readonly money: Minor;
  readonly points: number;
  /** CBK-6 What it gave on top. */
  readonly premium: Generated<Minor>;
  readonly paid_at: EpochMillis;
}

/** FRD-2 Who came by whose link. */
interface FriendRow {
  readonly user_id: UserId;
  readonly inviter_id: UserId;
  /** What the inviter knows the friend by. */
  readonly number: Generated<number>;
  readonly at: EpochMillis;
  /** FRD-3 */
  readonly is_void: boolean;
}

/** FRD-4 What a friend's week that is over gave in a currency. */
interface FriendWeekRow {
  readonly friend_id: UserId;
  readonly week_start: EpochMillis;
  readonly currency: string;
  readonly inviter_id: UserId;
  readonly amount: Minor;
  readonly paid_at: EpochMillis;
}

/** A coupon that was staked from a bonus: what it counts for is written once, with its settlement. */
interface BonusStakeRow {
  readonly coupon_id: CouponId;
  readonly bonus_id: number;
  readonly amount: Minor;
  /** Null while the coupon is open. */
  readonly counted: Minor | null;
}

/** BON-43 A round that was staked from a bonus: what it counts for is written once, with its end. */
interface BonusRoundRow {
  readonly round_id: string;
  readonly bonus_id: number;
  readonly amount: Minor;
  /** Null while the round is open. */
  readonly counted: Minor | null;
}
