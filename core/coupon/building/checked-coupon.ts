import type { Result } from '../../shared/result.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { problem } from '../maths/checked-slip.ts';
import type { CheckedSlip } from '../maths/checked-slip.ts';
import { winInUnits, type WinInUnits } from '../maths/possible-win.ts';
import type { SlipError } from '../maths/slip.ts';
import { totalInUnits } from '../maths/total-odds.ts';
import { couponSlip } from './coupon-slip.ts';
import { checkBoosted } from '../promo/price-boost.ts';
import type { SlipFacts } from './coupon-slip.ts';
import type { CouponState } from './coupon-state.ts';

/** A coupon with its slip, or with what is wrong with it. Made once per state; whatever is asked of the coupon is answered from it. */
export interface CheckedCoupon {
  readonly state: CouponState;
  readonly facts: SlipFacts;
  readonly slip: Result<CheckedSlip, SlipError>;
}

const made = new WeakSet<CheckedCoupon['slip']>();

/** CS-46 A coupon is checked once, at the prices now or at those the player saw. */
export function checkCoupon(state: CouponState, facts: SlipFacts, prices: 'now' | 'seen' = 'now'): CheckedCoupon {
  const slip = checkBoosted(couponSlip(state, facts, prices), facts.boost);
  made.add(slip);
  return { state, facts, slip };
}

/** The slip of a coupon; one that `checkCoupon` has not made is malformed. */
export function slipOf({ slip }: CheckedCoupon): Result<CheckedSlip, SlipError> {
  return !slip.ok || made.has(slip) ? slip : problem('malformed');
}

/** The odds of a coupon together, in thousandths. */
export function couponOdds(coupon: CheckedCoupon): Result<MilliOdds, SlipError> {
  const slip = slipOf(coupon);
  return slip.ok ? totalInUnits(slip.value) : slip;
}

/** The most and the least that a coupon can pay, in minor units. */
export function couponWin(coupon: CheckedCoupon): Result<WinInUnits, SlipError> {
  const slip = slipOf(coupon);
  return slip.ok ? winInUnits(slip.value) : slip;
}
