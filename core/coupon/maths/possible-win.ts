import { ratio, roundedUnits, unitsToNumber } from '../../shared/exact.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { checkSlip, problem } from './checked-slip.ts';
import type { CheckedSlip } from './checked-slip.ts';
import { minimumPossibleWin } from './minimum-possible-win.ts';
import type { Slip, SlipError } from './slip.ts';
import { slipPayout, totalAmount } from './slip-payout.ts';

/** What a coupon can pay, in major units. */
export interface PossibleWin {
  readonly max: number;
  /** What it pays at least, if it wins at all; for a system, multi, lucky and patent. */
  readonly min?: number;
}

/**
 * The most that the coupon can pay, open bets taken as won and settled ones as they are [PW-5], and for types with several lines
 * the least that it pays if it wins [PW-7]. Exact odds replace the coefficient of the maximum [PW-6].
 */
export function possibleWin(slip: Slip): Result<PossibleWin, SlipError> {
  const checked = checkSlip(slip);
  if (!checked.ok) return checked;
  const { decimals } = checked.value;
  const most = mostUnits(checked.value);
  if (most === undefined) return problem('anti-express-refused');
  const max = unitsToNumber(most, decimals);
  if (max === undefined) return problem('result-out-of-range');
  const least = minimumPossibleWin(checked.value);
  if (least === undefined) return ok({ max });
  const min = unitsToNumber(least, decimals);
  return min === undefined ? problem('result-out-of-range') : ok({ max, min });
}

function mostUnits(slip: CheckedSlip): bigint | undefined {
  const payout = slipPayout(slip, 'win');
  if (slip.exactOdds === undefined || !payout || payout.exact.numerator === 0n) return payout?.rounded;
  return roundedUnits(ratio(totalAmount(slip) * slip.exactOdds, 1000n), 0);
}
