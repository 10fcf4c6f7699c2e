import { toMilliOdds, type MilliOdds } from '../../../core/shared/odds.ts';
import { CouponProblem } from './coupon-problem.ts';

/** A price of the line in thousandths; the line prints three decimals at most. */
export function exactOdds(odds: number): MilliOdds {
  const milli = toMilliOdds(odds);
  if (!milli.ok) throw new CouponProblem(`odds-not-exact ${String(odds)}`);
  return milli.value;
}
