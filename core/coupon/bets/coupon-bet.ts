import type { Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { EpochMillis, Millis } from '../../shared/time.ts';
import { seconds } from '../../shared/time.ts';
import type { Bet, BetTrouble, BetUpdate } from './bet.ts';
import { NO_NAME_LANGUAGES } from './name-languages.ts';

/** A bet in the coupon: its odds and version are those the player picked or last accepted. */
export interface CouponBet extends Bet {
  /** 0 is the lobby of a multi or a banker of a system; 1, 2, ... are the blocks in order. */
  readonly block: number;
  /** Own amount in a coupon of singles; without one the coupon's amount counts. */
  readonly amount?: Minor | undefined;
  readonly addedAt: EpochMillis;
  readonly isLeftOut: boolean;
  /** The bet as the server last saw it. */
  readonly update?: BetUpdate | undefined;
  /** What keeps the bet from being placed; a suspension outlives its end by a moment. */
  readonly trouble?: BetTrouble | undefined;
  /** When a suspension that has ended stops being shown. */
  readonly opensAt?: EpochMillis | undefined;
}

/** CS-20 A suspension shows at once and ends one second after the server lifts it, so that a flapping market stays still. */
export const REOPENING_DELAY: Millis = seconds(1);

/** The price a new order would carry. CS-58 A bet that is over or no longer offered keeps the price the player saw. */
export function currentOdds(bet: CouponBet): MilliOdds {
  return isGoneBet(bet) ? bet.odds : (bet.update?.odds ?? bet.odds);
}

/** When its game starts, as far as is known now. */
export function currentStart(bet: CouponBet): EpochMillis {
  return bet.update?.startsAt ?? bet.startsAt;
}

/** CS-81 A bet that is over or no longer offered will never be placed: all of them leave the coupon with one press. */
export function isGoneBet({ trouble }: CouponBet): boolean {
  return trouble === 'finished' || trouble === 'removed';
}

/** The version of the price that is known now. */
export function currentVersion(bet: CouponBet): number {
  return bet.update?.version ?? bet.version;
}

/** Whether the game of the bet is being played, as far as is known now. CS-59 One that is over is not. */
export function isLiveBet(bet: CouponBet): boolean {
  return bet.trouble !== 'finished' && (bet.update?.isLive ?? bet.isLive);
}

/** Whether the price is no longer the one the player saw. */
export function hasChangedOdds(bet: CouponBet): boolean {
  return !Object.is(currentOdds(bet), bet.odds);
}

/** BD-2 An update brings what the feed says of the bet, BD-7 and its names in the language of the page. CS-21 An update older than the one already known changes nothing. */
export function updatedBet(bet: CouponBet, update: BetUpdate, now: EpochMillis): CouponBet {
  // the server does not know its game any more: what it said of it before stays
  if (update.trouble === 'removed' && update.version === 0) return troubledBet(bet, 'removed', now);
  if (versionOrder(update.version) < versionOrder(currentVersion(bet))) return bet;
  return {
    ...troubledBet(bet, update.trouble, now),
    ...update.details,
    ...(update.names && { ...NO_NAME_LANGUAGES, ...update.names }),
    update,
  };
}

/** A version that is none counts as the latest. */
function versionOrder(version: number): number {
  return Number.isNaN(version) ? Infinity : version;
}

/** CS-20 The bet with what stands in its way now: a suspension shows at once and ends a while after it was lifted. */
export function troubledBet(bet: CouponBet, trouble: BetTrouble | undefined, now: EpochMillis): CouponBet {
  if (trouble !== undefined || bet.trouble !== 'suspended') return { ...bet, trouble, opensAt: undefined };
  return reopenedBet({ ...bet, opensAt: bet.opensAt ?? now + REOPENING_DELAY }, now);
}

/** Lets a suspension go whose end has been shown long enough. */
export function reopenedBet(bet: CouponBet, now: EpochMillis): CouponBet {
  if (bet.opensAt === undefined || now < bet.opensAt) return bet;
  return { ...bet, trouble: undefined, opensAt: undefined };
}

/** CS-22 Accepting makes the current price and version the ones the player saw. */
export function acceptedBet(bet: CouponBet): CouponBet {
  return { ...bet, odds: currentOdds(bet), version: currentVersion(bet) };
}
