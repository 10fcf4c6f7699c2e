import { ratio, roundedUnits } from '../../shared/exact.ts';
import { minorUnits, toMajor } from '../../shared/money.ts';
import type { Minor } from '../../shared/money.ts';
import type { Result } from '../../shared/result.ts';
import { answerSlip, answerWith, inRange, problem } from './checked-slip.ts';
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
  return answerSlip(slip, (checked) =>
    answerWith(winInUnits(checked), ({ max, min }) => ({
      max: toMajor(max, checked.decimals),
      ...(min === undefined ? {} : { min: toMajor(min, checked.decimals) }),
    })),
  );
}

/** What a coupon can pay, in units [PW-5..PW-7]. */
export interface WinInUnits {
  readonly max: Minor;
  readonly min?: Minor;
}

/** The most and the least that a slip can pay that has been checked. */
export function winInUnits(slip: CheckedSlip): Result<WinInUnits, SlipError> {
  const most = mostUnits(slip);
  if (most === undefined) return problem('anti-express-refused');
  const max = inRange(minorUnits(most));
  const least = minimumPossibleWin(slip);
  if (!max.ok || least === undefined) return answerWith(max, (units) => ({ max: units }));
  return answerWith(inRange(minorUnits(least)), (min) => ({ max: max.value, min }));
}

function mostUnits(slip: CheckedSlip): bigint | undefined {
  const payout = slipPayout(slip, 'win');
  if (slip.exactOdds === undefined || !payout || payout.exact.numerator === 0n) return payout?.rounded;
  return roundedUnits(ratio(totalAmount(slip) * BigInt(slip.exactOdds), 1000n), 0);
}
