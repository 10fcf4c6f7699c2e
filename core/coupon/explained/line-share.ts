import { ratio, roundedUnits } from '../../shared/exact.ts';
import { minorUnits, type Minor } from '../../shared/money.ts';
import type { PlacedCoupon } from '../placed/placed-coupon.ts';

/** EP-12 What of the stake each line of a divided coupon has, to the cent. */
export function lineShare({ amount, lineCount }: Pick<PlacedCoupon<Minor>, 'amount' | 'lineCount'>): Minor | undefined {
  if (!Number.isSafeInteger(lineCount) || lineCount < 1) return undefined;
  return minorUnits(roundedUnits(ratio(BigInt(amount), BigInt(lineCount)), 0));
}
