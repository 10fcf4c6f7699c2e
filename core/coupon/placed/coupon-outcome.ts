import { isReturned, type BetResult } from '../maths/bet-result.ts';
import type { PlacedCouponState } from './placed-coupon.ts';
import type { Minor } from '../../shared/money.ts';
import type { PlainNumber } from '../../shared/tagged.ts';

/** CO-1 A settled coupon is returned where every bet was, won where it pays anything, and lost otherwise. */
export function couponOutcome(
  results: readonly BetResult[],
  payout: PlainNumber | Minor,
): Exclude<PlacedCouponState, 'open'> {
  if (results.every(isReturned)) return 'returned';
  return payout > 0 ? 'won' : 'lost';
}
