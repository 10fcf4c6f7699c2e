import { isReturned, type BetResult } from '../maths/bet-result.ts';
import type { PlacedCouponState } from './placed-coupon.ts';

/** CO-1 A settled coupon is returned where every bet was, won where it pays anything, and lost otherwise. */
export function couponOutcome(results: readonly BetResult[], payout: number): Exclude<PlacedCouponState, 'open'> {
  if (results.every(isReturned)) return 'returned';
  return payout > 0 ? 'won' : 'lost';
}
