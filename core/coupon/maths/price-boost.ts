import { ratio } from '../../shared/exact.ts';
import type { Ratio } from '../../shared/exact.ts';
import { isFields } from '../../shared/untrusted.ts';
import { isReturned } from './bet-result.ts';
import type { CheckedSlip } from './checked-slip.ts';

/** What a promo code adds to the total odds of a single or an express. */
export interface PriceBoost {
  /** From 1 to 100. */
  readonly percent: number;
  /** So many bets must be left that were not returned. */
  readonly leastBets: number;
}

const NO_BOOST = ratio(1n);
const MOST_PERCENT = 100;

/** PB-1 The percent is an integer from 1 to 100, and counts for at least one bet. */
export function isPriceBoost(value: unknown): value is PriceBoost {
  if (!isFields(value)) return false;
  const { percent, leastBets } = value;
  return isIntegerWithin(percent, MOST_PERCENT) && isIntegerWithin(leastBets, Number.MAX_SAFE_INTEGER);
}

/**
 * PB-2 The total odds of a single or an express are multiplied exactly, and rounded once after it; PB-3 a bet that ended otherwise
 * than won or returned takes the boost away, and so do returned bets once too few are left.
 */
export function boostMultiplier({ type, bets, boost }: CheckedSlip): Ratio {
  if (boost === undefined || (type !== 'single' && type !== 'express')) return NO_BOOST;
  const counted = bets.filter(({ result }) => !isReturned(result));
  const isWhole = counted.every(({ result }) => result === 'open' || result === 'win');
  return isWhole && counted.length >= boost.leastBets ? ratio(BigInt(100 + boost.percent), 100n) : NO_BOOST;
}

function isIntegerWithin(value: unknown, most: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= most;
}
