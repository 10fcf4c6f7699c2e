import type { CouponType } from '../coupon/maths/coupon-type.ts';
import { NO_MONEY, minorUnits, type Minor } from '../shared/money.ts';
import type { MilliOdds } from '../shared/odds.ts';
import type { EpochMillis } from '../shared/time.ts';

/** What a coupon has to be to be staked from a bonus. */
export interface WagerTerms {
  readonly leastBets: number;
  /** Each of its bets. */
  readonly leastOdds: MilliOdds;
  readonly mostStake: Minor;
}

/** What a bonus is wagered with: coupons, or rounds of the casino. */
export const BONUS_KINDS = ['sport', 'casino'] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

export type BonusObstacle = 'bonus-ended' | 'bonus-casino' | 'bonus-kind' | 'bonus-odds' | 'bonus-stake';

/** A coupon as the terms of a bonus look at it. */
export interface BonusCoupon {
  readonly type: CouponType;
  readonly odds: readonly MilliOdds[];
  readonly stake: Minor;
  /** Without a promo code, and not for an operator to decide. */
  readonly isPlain: boolean;
  readonly now: EpochMillis;
}

/** BON-2 Why a coupon is not taken from a bonus account; BON-3 from one whose bonus is over none is. */
export function bonusObstacle(
  bonus: (WagerTerms & { readonly expiresAt: EpochMillis }) | undefined,
  { type, odds, stake, isPlain, now }: BonusCoupon,
): BonusObstacle | undefined {
  if (bonus === undefined || now >= bonus.expiresAt) return 'bonus-ended';
  if (!isPlain || type !== 'express' || odds.length < bonus.leastBets) return 'bonus-kind';
  if (odds.some((each) => each < bonus.leastOdds)) return 'bonus-odds';
  return stake > bonus.mostStake ? 'bonus-stake' : undefined;
}

/** BON-42 Why a round is not taken from a bonus account. */
export const CASINO_OBSTACLES = ['bonus-ended', 'bonus-account', 'bonus-game', 'bonus-stake'] as const;
export type CasinoObstacle = (typeof CASINO_OBSTACLES)[number];

/** A round as the terms of a bonus look at it. */
interface BonusRound {
  readonly stake: Minor;
  /** RND-40 How much of a stake on its game counts, in hundredths. */
  readonly share: number;
  readonly now: EpochMillis;
}

/** BON-42 Only a bonus for the casino takes rounds, those of games that count, at its highest stake at most. */
export function casinoObstacle(
  bonus: { readonly kind: BonusKind; readonly mostStake: Minor; readonly expiresAt: EpochMillis } | undefined,
  { stake, share, now }: BonusRound,
): CasinoObstacle | undefined {
  if (bonus === undefined || !(now < bonus.expiresAt)) return 'bonus-ended';
  if (bonus.kind !== 'casino') return 'bonus-account';
  if (!(share > 0)) return 'bonus-game';
  return stake <= bonus.mostStake ? undefined : 'bonus-stake';
}

/** BON-43 What a finished round counts for: a share of its stake in hundredths, rounded down. */
export function countedPart(stake: Minor, share: number): Minor {
  if (!Number.isSafeInteger(stake) || !Number.isSafeInteger(share) || stake <= 0 || share <= 0) return NO_MONEY;
  return minorUnits((BigInt(stake) * BigInt(Math.min(share, 100))) / 100n) ?? NO_MONEY;
}

/** BON-44 What of a wagered bonus goes to the main account: no more than its terms pay. */
export function paidOfBonus(money: Minor, mostPaid: Minor | undefined): Minor {
  return mostPaid !== undefined && mostPaid < money ? mostPaid : money;
}

/** BON-4 What a settled coupon counts for: its stake, and nothing where that was given back. */
export function countedStake(stake: Minor, state: 'won' | 'lost' | 'returned'): Minor {
  return state === 'returned' ? NO_MONEY : stake;
}

/** BON-8 What a first deposit gives: a percentage of it, rounded down, and at most the most. */
export function depositBonus(
  deposit: Minor,
  { percent, most }: { readonly percent: number; readonly most: Minor },
): Minor | undefined {
  if (!Number.isSafeInteger(deposit) || !Number.isSafeInteger(percent)) return undefined;
  if (deposit <= 0 || percent <= 0) return undefined;
  const given = minorUnits((BigInt(deposit) * BigInt(percent)) / 100n);
  if (given === undefined || !(given <= most)) return most > 0 ? most : undefined;
  return given > 0 ? given : undefined;
}

/** BON-8 The highest stake from a bonus: a fifth of it, and what a coupon must cost at least. */
export function bonusMostStake(amount: Minor, least: Minor): Minor {
  const part = Number.isSafeInteger(amount) ? minorUnits(BigInt(amount) / 5n) : undefined;
  return part === undefined || part < least ? least : part;
}
