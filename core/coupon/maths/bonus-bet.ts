import { ratio } from '../../shared/exact.ts';
import type { Ratio } from '../../shared/exact.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { isReturned } from './bet-result.ts';
import { oddsUnits, problem } from './checked-slip.ts';
import type { CheckedSlip } from './checked-slip.ts';
import type { CouponType } from './coupon-type.ts';
import type { SlipError } from './slip.ts';

const FEWEST_BETS = 3;
const LOWEST_ODDS = 1100;
const RETURNED_ODDS = 1000;
const EXCLUDED_KIND = 7;

/** What decides whether the coupon may carry the bonus bet. */
export interface BonusBetFacts {
  readonly isEnabled: boolean;
  readonly type: CouponType;
  readonly bets: readonly { readonly odds: number; readonly kind?: number | undefined }[];
  readonly isManuallyDeleted: boolean;
}

/** Whether the bonus bet appears in the coupon [BB-1, BB-2, BB-3, BB-6]. */
export function hasBonusBet({ isEnabled, type, bets, isManuallyDeleted }: BonusBetFacts): boolean {
  if (!isEnabled || isManuallyDeleted || type !== 'express' || bets.length < FEWEST_BETS) return false;
  return bets.every(({ odds, kind }) => {
    const units = oddsUnits(odds);
    return kind !== EXCLUDED_KIND && units.ok && units.value >= LOWEST_ODDS;
  });
}

/** BB-4 The multiplier is 1 + count / 100 for 1 to 9 bets, otherwise 1.1. The count is an integer of at least 1. */
export function bonusBetMultiplier(count: number): Result<number, SlipError> {
  if (!Number.isSafeInteger(count) || count < 1) return problem('count-out-of-range');
  return ok(Number(multiplierPercent(count)) / 100);
}

/** BB-5 Returned bets do not count for the multiplier, half results do; with fewer than three bets left there is none. */
export function slipMultiplier({ type, bets, hasBonusBet: isCarried }: CheckedSlip): Ratio {
  const counted = bets.filter(({ result }) => !isReturned(result));
  const isDue = isCarried && type === 'express' && counted.length >= FEWEST_BETS;
  const isEligible = bets.every(
    ({ odds, result }) => odds >= LOWEST_ODDS || (odds === RETURNED_ODDS && isReturned(result)),
  );
  return isDue && isEligible ? ratio(multiplierPercent(counted.length), 100n) : ratio(1n);
}

function multiplierPercent(count: number): bigint {
  return 100n + BigInt(Math.min(count, 10));
}
