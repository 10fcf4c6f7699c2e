import type { BetResult } from './bet-result.ts';
import type { CouponType } from './coupon-type.ts';

/** Percent of the possible win by number of bets, from 4 to 25. */
const PERCENTS = [5, 7, 10, 13, 17, 21, 26, 31, 37, 43, 50, 58, 66, 75, 85, 96, 108, 121, 135, 150, 165, 180];
const FEWEST_BETS = 4;
const LOWEST_ODDS = 1.2;

/** HB-5 An express of 4 to 25 bets, each at 1.2 or more, carries the hyper bonus; its percentage grows with the bets. */
export function hyperBonusPercent(type: CouponType, odds: readonly number[]): number {
  if (type !== 'express' || odds.some((price) => price < LOWEST_ODDS)) return 0;
  const percent = PERCENTS[odds.length - FEWEST_BETS];
  return percent === undefined ? 0 : percent;
}

/** HB-6 It is paid where every bet has won, and promised while every other bet is open. */
export function isHyperBonusPossible(results: readonly BetResult[]): boolean {
  return results.every((result) => result === 'open' || result === 'win');
}
