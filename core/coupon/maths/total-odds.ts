import { ratio, roundedUnits, unitsToNumber } from '../../shared/exact.ts';
import type { Ratio } from '../../shared/exact.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { checkSlip, problem } from './checked-slip.ts';
import type { CheckedSlip } from './checked-slip.ts';
import type { Slip, SlipError } from './slip.ts';
import { slipPayout, totalAmount } from './slip-payout.ts';

/**
 * The possible win before rounding over the total amount, to three decimals [TO-1]. Exact odds do not replace it.
 * Only a condition with own amounts and singles depend on the amounts; with nothing staked those have no total ('no-amount').
 */
export function totalOdds(slip: Slip): Result<number, SlipError> {
  const checked = checkSlip(slip);
  if (!checked.ok) return checked;
  const exact = exactTotal(checked.value);
  if (!exact.ok) return exact;
  const odds = unitsToNumber(roundedUnits(exact.value, 3), 3);
  return odds === undefined ? problem('result-out-of-range') : ok(odds);
}

/** TO-2 A condition weighs its blocks by the amounts and singles their bets; other types have the same total for any amount. */
function exactTotal(slip: CheckedSlip): Result<Ratio, SlipError> {
  const priced = slip.type === 'condition' ? slip : { ...slip, amount: 1n };
  const amount = totalAmount(priced);
  if (amount === 0n) return problem('no-amount');
  const payout = slipPayout(priced, 'win');
  if (payout === undefined) return problem('anti-express-refused');
  return ok(ratio(payout.exact.numerator, payout.exact.denominator * amount));
}
