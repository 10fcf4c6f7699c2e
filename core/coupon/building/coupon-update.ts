import type { Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { SaidPrepaid } from '../amounts/prepaid-amount.ts';
import type { Bet, BetUpdate } from '../bets/bet.ts';
import type { CouponType } from '../maths/coupon-type.ts';

/** A size of system on offer. */
export interface SystemOption {
  /** Legs in each line. */
  readonly value: number;
  /** How many legs the system is made of. */
  readonly offset: number;
  readonly minBetAmount: Minor;
  /** Number of lines. */
  readonly combo: number;
}

/** The coupon whose terms the player asks for. */
export interface CouponQuestion {
  readonly type: CouponType;
  readonly currency: string;
  readonly accountId?: number | undefined;
  readonly systemValue?: number | undefined;
  readonly bets: readonly { readonly outcomeId: string; readonly block: number }[];
}

/** The terms under which the server would take the coupon now. */
export interface CouponTerms {
  readonly serverTime: EpochMillis;
  readonly bets: readonly BetUpdate[];
  readonly minBetAmount: Minor;
  /** Undefined where the server sets no maximum. */
  readonly maxBetAmount?: Minor | undefined;
  readonly maxPayout?: Minor | undefined;
  /** What the player's other coupons leave of the largest payout, for the outcomes that they hold. */
  readonly remainingPayouts?: readonly { readonly outcomeId: string; readonly amount: Minor }[] | undefined;
  /** What may be paid in advance, and from which account. */
  readonly prepaid?: SaidPrepaid | undefined;
  readonly systemOptions: readonly SystemOption[];
  readonly antiExpressOdds?: MilliOdds | undefined;
  readonly isBonusBetAvailable: boolean;
  readonly hyperBonusPercent: number;
  readonly minHyperBonusBetLimit: Minor;
  readonly maxHyperBonusLimit: Minor;
}

/** What a saved coupon is made of. */
export interface SavedCoupon {
  readonly type: CouponType;
  readonly systemValue?: number | undefined;
  readonly bets: readonly (Bet & { readonly block: number })[];
}
