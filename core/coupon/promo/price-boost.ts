import { ok, type Result } from '../../shared/result.ts';
import { isReturned } from '../maths/bet-result.ts';
import { checkUnits, type CheckedSlip } from '../maths/checked-slip.ts';
import type { SlipError } from '../maths/slip.ts';
import type { UnitSlip } from '../maths/unit-slip.ts';

/** What a promo code adds to the total odds of a single or an express. */
export interface PriceBoost {
  /** An integer from 1 to 100. */
  readonly percent: number;
  /** So many bets must be left that were not returned; at least 1. */
  readonly leastBets: number;
}

/** PB-1, PB-2 A slip that is checked, with its boost where one is due; refusals are those of `checkUnits`. */
export function checkBoosted(slip: UnitSlip, boost: PriceBoost | undefined): Result<CheckedSlip, SlipError> {
  const checked = checkUnits(slip);
  if (!checked.ok || boost === undefined || !isBoostDue(checked.value, boost)) return checked;
  return ok({ ...checked.value, boost: 100 + boost.percent });
}

/** PB-3 A bet that ended otherwise than won or returned takes the boost away, and so do returned bets once too few are left. */
function isBoostDue({ type, bets }: CheckedSlip, { leastBets, percent }: PriceBoost): boolean {
  if (type !== 'single' && type !== 'express') return false;
  const counted = bets.filter(({ result }) => !isReturned(result));
  const isWhole = counted.every(({ result }) => result === 'open' || result === 'win');
  const isPercent = Number.isInteger(percent) && percent >= 1 && percent <= 100;
  return isPercent && isWhole && counted.length > 0 && counted.length >= leastBets;
}
