import { NO_MONEY, minorUnits, type Minor } from '../shared/money.ts';
import { days, type EpochMillis, type Millis } from '../shared/time.ts';
import type { WagerTerms } from './bonus-terms.ts';

/** What became of a bonus. */
export const BONUS_ENDS = ['released', 'expired', 'given-up', 'lost'] as const;
export type BonusEnd = (typeof BONUS_ENDS)[number];

export const BONUS_SOURCES = ['first-deposit', 'promotion'] as const;
export type BonusSource = (typeof BONUS_SOURCES)[number];

/** A coupon that was staked from a bonus. */
export interface BonusStake {
  readonly couponId: number;
  readonly amount: Minor;
  /** BON-4 Undefined until it is settled. */
  readonly counted?: Minor | undefined;
  readonly betCount: number;
  readonly at: EpochMillis;
}

interface SportPart extends Pick<WagerTerms, 'leastBets' | 'leastOdds'> {
  readonly kind: 'sport';
}

interface CasinoPart {
  readonly kind: 'casino';
  /** BON-44 No more of it goes to the main account. */
  readonly mostPaid: Minor;
}

/** A bonus of the player, as far as it has come. */
export type PlayerBonus = GrantedBonus & (SportPart | CasinoPart);

interface GrantedBonus extends Pick<WagerTerms, 'mostStake'> {
  readonly id: number;
  readonly source: BonusSource;
  readonly accountId: number;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly amount: Minor;
  /** What is left of it on its account; once it is over, what of it came to the main account. */
  readonly money: Minor;
  readonly toWager: Minor;
  readonly wagered: Minor;
  /** Coupons or rounds that are not over. */
  readonly openCount: number;
  readonly grantedAt: EpochMillis;
  readonly expiresAt: EpochMillis;
  readonly end?: BonusEnd | undefined;
  readonly endedAt?: EpochMillis | undefined;
  /** Coupons, the newest first. */
  readonly stakes: readonly BonusStake[];
}

type Progress = Pick<PlayerBonus, 'toWager' | 'wagered'>;

/** BON-5 What is still to be wagered; all of it where it cannot be counted. */
export function leftToWager({ toWager, wagered }: Progress): Minor {
  if (!Number.isSafeInteger(toWager) || !Number.isSafeInteger(wagered)) return toWager;
  const left = minorUnits(BigInt(toWager) - BigInt(wagered));
  return left === undefined || left < 0 ? NO_MONEY : left;
}

/** BON-5 How much of a bonus is wagered, in whole hundredths: a hundred only once all of it is. */
export function wageredShare({ toWager, wagered }: Progress): number {
  if (!Number.isSafeInteger(toWager) || !Number.isSafeInteger(wagered)) return 0;
  if (toWager <= 0 || wagered >= toWager) return 100;
  return wagered <= 0 ? 0 : Number((BigInt(wagered) * 100n) / BigInt(toWager));
}

/**
 * BON-5 Whether a bonus is over by what is known of it: released once all is wagered, lost once nothing is left; with a coupon or a round
 * still open it is neither, whatever that pays.
 */
export function settledEnd({
  openCount,
  money,
  ...progress
}: Progress & Pick<PlayerBonus, 'openCount' | 'money'>): 'released' | 'lost' | undefined {
  if (openCount > 0) return undefined;
  if (leftToWager(progress) === NO_MONEY) return 'released';
  return money === NO_MONEY ? 'lost' : undefined;
}

/** From when on it is said that a bonus soon ends. */
const SOON: Millis = days(7);

/** BON-7 Whether a bonus ends within a week. */
export function endsSoon({ expiresAt }: Pick<PlayerBonus, 'expiresAt'>, now: EpochMillis): boolean {
  return expiresAt - now <= SOON;
}

/** BON-7 How many days are left of a bonus; a part of a day is a day. */
export function daysLeft({ expiresAt }: Pick<PlayerBonus, 'expiresAt'>, now: EpochMillis): number {
  return Math.max(0, Math.ceil((expiresAt - now) / days(1)));
}
