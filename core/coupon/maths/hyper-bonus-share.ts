import type { MilliOdds } from '../../shared/odds.ts';
import type { PlainNumber } from '../../shared/tagged.ts';
import type { BetResult } from './bet-result.ts';
import { checkEach, oddsUnits } from './checked-slip.ts';
import type { CouponType } from './coupon-type.ts';

/** Percent of the possible win by number of bets, from none to 25. */
const PERCENTS = [
  0, 0, 0, 0, 5, 7, 10, 13, 17, 21, 26, 31, 37, 43, 50, 58, 66, 75, 85, 96, 108, 121, 135, 150, 165, 180,
];
const LOWEST_UNITS = 1200;

/** HB-5 An express of 4 to 25 bets, each at 1.2 or more, carries the hyper bonus; its percentage grows with the bets. */
export function hyperBonusPercent(type: CouponType, odds: readonly PlainNumber[]): number {
  const units = checkEach(odds, oddsUnits);
  return units.ok ? hyperBonusPercentInUnits(type, units.value) : 0;
}

/** The same of odds in thousandths. */
export function hyperBonusPercentInUnits(type: CouponType, odds: readonly MilliOdds[]): number {
  const hasBonus = type === 'express' && odds.every((price) => price >= LOWEST_UNITS);
  return hasBonus ? (PERCENTS[odds.length] ?? 0) : 0;
}

/** HB-6 It is paid where every bet has won, and promised while every other bet is open. */
export function isHyperBonusPossible(results: readonly BetResult[]): boolean {
  return results.every((result) => result === 'open' || result === 'win');
}
