import { ratio } from '../../shared/exact.ts';
import type { Ratio } from '../../shared/exact.ts';
import { ok } from '../../shared/result.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { Result } from '../../shared/result.ts';
import { isReturned } from './bet-result.ts';
import { oddsUnits, problem } from './checked-slip.ts';
import type { CheckedSlip } from './checked-slip.ts';
import type { CouponType } from './coupon-type.ts';
import type { SlipError } from './slip.ts';
import type { PlainNumber } from '../../shared/tagged.ts';

const FEWEST_BETS = 3;
/** BB-3 The odds that a bet must have for the bonus bet. */
export const LOWEST_BONUS_ODDS = 1100 as MilliOdds;
const RETURNED_ODDS = 1000;
const EXCLUDED_KIND = 7;

/** What decides whether the coupon may carry the bonus bet. */
export interface BonusBetFacts<Odds extends number = PlainNumber> {
  readonly isEnabled: boolean;
  readonly type: CouponType;
  readonly bets: readonly { readonly odds: Odds; readonly kind?: number | undefined }[];
  readonly isManuallyDeleted: boolean;
}

/** Whether the bonus bet appears in the coupon [BB-1, BB-2, BB-3, BB-6]. */
export function hasBonusBet(facts: BonusBetFacts): boolean {
  return mayCarry(facts, oddsUnits);
}

/** The same of odds in thousandths. */
export function hasBonusBetInUnits(facts: BonusBetFacts<MilliOdds>): boolean {
  return mayCarry(facts, ok);
}

function mayCarry<Odds extends number>(
  { isEnabled, type, bets, isManuallyDeleted }: BonusBetFacts<Odds>,
  read: (odds: Odds) => Result<MilliOdds, SlipError>,
): boolean {
  if (!isEnabled || isManuallyDeleted || type !== 'express' || bets.length < FEWEST_BETS) return false;
  return bets.every((bet) => {
    const odds = read(bet.odds);
    return bet.kind !== EXCLUDED_KIND && odds.ok && odds.value >= LOWEST_BONUS_ODDS;
  });
}

/** BB-4 The multiplier is 1 + count / 100 for 1 to 9 bets, otherwise 1.1. The count is an integer of at least 1. */
export function bonusBetMultiplier(count: number): Result<number, SlipError> {
  if (!Number.isSafeInteger(count) || count < 1) return problem('count-out-of-range');
  return ok(multiplierPercent(count) / 100);
}

/** Of a single or an express: BB-5 returned bets do not count for the multiplier, half results do; with fewer than three bets left there is none; PB-2 the boost of a promo code multiplies it, not rounded. */
export function slipMultiplier({ bets, hasBonusBet: isCarried, boost = 100 }: CheckedSlip): Ratio {
  const counted = bets.filter(({ result }) => !isReturned(result));
  const isDue =
    isCarried &&
    counted.length >= FEWEST_BETS &&
    bets.every(({ odds, result }) => odds >= LOWEST_BONUS_ODDS || (odds === RETURNED_ODDS && isReturned(result)));
  return ratio(BigInt(multiplierPercent(isDue ? counted.length : 0) * boost), 10_000n);
}

function multiplierPercent(count: number): number {
  return 100 + Math.min(count, 10);
}
