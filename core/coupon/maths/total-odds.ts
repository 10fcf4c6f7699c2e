import { ratio, roundedUnits } from '../../shared/exact.ts';
import type { Ratio } from '../../shared/exact.ts';
import { minorUnits } from '../../shared/money.ts';
import type { Minor } from '../../shared/money.ts';
import { decimalOdds, milliOddsOf } from '../../shared/odds.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { answerSlip, answerWith, inRange, problem } from './checked-slip.ts';
import type { CheckedSlip } from './checked-slip.ts';
import type { CouponType } from './coupon-type.ts';
import { isDividedType } from './divided-types.ts';
import type { Slip, SlipError } from './slip.ts';
import { slipPayout, totalAmount } from './slip-payout.ts';

const ONE_UNIT = 1 as Minor;

/**
 * The possible win before rounding over the total amount, to three decimals [TO-1]. Exact odds do not replace it.
 * Only a condition with own amounts and singles depend on the amounts; with nothing staked those have no total ('no-amount').
 */
export function totalOdds(slip: Slip): Result<number, SlipError> {
  return answerSlip(slip, (checked) => answerWith(totalInUnits(checked), decimalOdds));
}

/** The total odds of a slip that has been checked. */
export function totalInUnits(slip: CheckedSlip): Result<MilliOdds, SlipError> {
  const exact = exactTotal(slip);
  if (!exact.ok) return exact;
  return inRange(milliOddsOf(roundedUnits(exact.value, 3)));
}

/**
 * TO-4 The most that may be staked so that the win is no more than a payout, by the total before it is rounded; nothing at odds
 * below one. A condition counts as one whose blocks stake all they can: whatever its blocks stake instead, it wins no more.
 */
export function stakeWithin(slip: CheckedSlip, payout: Minor): Minor | undefined {
  const total = exactTotal({ ...slip, amount: ONE_UNIT, blockAmounts: slip.blockAmounts.map(() => 'max') });
  if (!total.ok) return undefined;
  const { numerator, denominator } = total.value;
  return numerator < denominator ? undefined : minorUnits((BigInt(payout) * denominator) / numerator);
}

/** TO-3 Singles and a type of several lines have no total to show: it would be an average that nobody bets at. */
export function hasOneTotal(type: CouponType): boolean {
  return type !== 'singles' && !isDividedType(type);
}

/** TO-2 A condition weighs its blocks by the amounts and singles their bets; other types have the same total for any amount. */
function exactTotal(slip: CheckedSlip): Result<Ratio, SlipError> {
  const priced = slip.type === 'condition' ? slip : { ...slip, amount: ONE_UNIT };
  const amount = totalAmount(priced);
  if (amount === 0n) return problem('no-amount');
  const payout = slipPayout(priced, 'win');
  if (payout === undefined) return problem('anti-express-refused');
  return ok(ratio(payout.exact.numerator, payout.exact.denominator * amount));
}
