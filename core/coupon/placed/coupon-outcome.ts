import { isReturned, type BetResult } from '../maths/bet-result.ts';
import type { PlacedCouponState } from './placed-coupon.ts';
import type { Minor } from '../../shared/money.ts';
import type { PlainNumber } from '../../shared/tagged.ts';

/** HT-4 What a coupon is called: one that is won with less than its stake paid is a part; a free bet costs nothing. */
export function outcomePart<State extends string>(state: State, paid: Minor, staked: Minor): State | 'part' {
  return state === 'won' && paid < staked ? 'part' : state;
}

/** CO-1 A settled coupon is returned where every bet was, won where it pays anything, and lost otherwise. */
export function couponOutcome(
  results: readonly BetResult[],
  payout: PlainNumber | Minor,
): Exclude<PlacedCouponState, 'open'> {
  if (results.every(isReturned)) return 'returned';
  return payout > 0 ? 'won' : 'lost';
}
