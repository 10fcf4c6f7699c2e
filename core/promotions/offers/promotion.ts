import { minorUnits, NO_MONEY, type Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Language } from '../../site/config/language.ts';

/** PRM-10 What a promotion goes by: what is joined and reached here, and what has rules of its own elsewhere. */
export const PROMOTION_KINDS = [
  'expresses',
  'slots',
  'first-deposit',
  'tournament',
  'cashback',
  'premium-cashback',
  'points',
  'friends',
] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

export const PROMOTION_CATEGORIES = ['sport', 'casino', 'all'] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

/** PRM-10 The figures that it pays by; those that it does not have are absent. */
export interface PromotionTerms {
  /** What it gives, or the most of it. */
  readonly reward?: Minor | undefined;
  readonly percent?: number | undefined;
  /** What must be staked. */
  readonly target?: Minor | undefined;
  /** How many coupons must be settled. */
  readonly count?: number | undefined;
  readonly leastBets?: number | undefined;
  readonly leastOdds?: MilliOdds | undefined;
  readonly leastStake?: Minor | undefined;
  /** BON-42 Of a bonus for the casino, as is how many times the bonus it pays at most. */
  readonly mostStake?: Minor | undefined;
  readonly mostPaidTimes?: number | undefined;
  /** For how long it goes on once it is joined. */
  readonly days?: number | undefined;
  /** How many times a bonus has to be staked. */
  readonly wager?: number | undefined;
  readonly needsDeposit?: boolean | undefined;
}

export interface Promotion {
  readonly id: string;
  readonly kind: PromotionKind;
  readonly category: PromotionCategory;
  /** The language of its texts: not always the one asked for. */
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly terms: PromotionTerms;
}

export interface PromotionList {
  readonly currency: string;
  readonly promotions: readonly Promotion[];
}

/** PRM-12 How far one has come: coupons, or money that was staked. */
export type PromotionProgress =
  | { readonly unit: 'count'; readonly done: number; readonly target: number }
  | { readonly unit: 'money'; readonly done: Minor; readonly target: Minor };

export const ENTRY_STATES = ['going', 'reached', 'paid', 'missed'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export interface OwnPromotion {
  readonly id: string;
  readonly joinedAt: EpochMillis;
  readonly endsAt: EpochMillis;
  readonly currency: string;
  readonly state: EntryState;
  readonly reward: Minor;
  readonly progress: PromotionProgress;
}

export interface OwnPromotions {
  /** PRM-14 Whether anything is offered to the player now. */
  readonly mayJoin: boolean;
  readonly entries: readonly OwnPromotion[];
}

/** PRM-12 The state of an entry: once it is paid it is so for good; what is reached in time may be taken later. */
export function entryState(
  { done, target }: Pick<PromotionProgress, 'done' | 'target'>,
  { endsAt, isPaid, now }: { readonly endsAt: EpochMillis; readonly isPaid: boolean; readonly now: EpochMillis },
): EntryState {
  if (isPaid) return 'paid';
  if (target > 0 && done >= target) return 'reached';
  return now < endsAt ? 'going' : 'missed';
}

/** PRM-12 How much is done, in whole hundredths: a hundred only once all of it is. */
export function progressShare({ done, target }: Pick<PromotionProgress, 'done' | 'target'>): number {
  if (!Number.isSafeInteger(done) || !Number.isSafeInteger(target) || done <= 0) return 0;
  return target <= 0 || done >= target ? 100 : Number((BigInt(done) * 100n) / BigInt(target));
}

/** PRM-13 What must be staked in all for a bonus of an amount. */
export function toWagerOf(amount: Minor, wager: number): Minor {
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(wager) || amount <= 0 || wager <= 0) return NO_MONEY;
  return minorUnits(BigInt(amount) * BigInt(wager)) ?? NO_MONEY;
}

type Reply<Value> = Promise<Result<Value, RequestFailure>>;

export interface PromotionsGateway {
  readonly list: (currency: string) => Reply<PromotionList>;
  readonly own: () => Reply<OwnPromotions>;
  readonly take: (id: string, wish: { readonly isIn: boolean; readonly currency: string }) => Reply<OwnPromotions>;
  /** PRM-13 What is reached, once. */
  readonly claim: (id: string) => Reply<OwnPromotions>;
}
