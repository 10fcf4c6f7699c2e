import type { Result } from '../../shared/result.ts';
import { checkBuilt } from '../maths/checked-slip.ts';
import type { CheckedSlip } from '../maths/checked-slip.ts';
import type { SlipError } from '../maths/slip.ts';
import { couponSlip } from './coupon-slip.ts';
import type { SlipFacts } from './coupon-slip.ts';
import type { CouponState } from './coupon-state.ts';

/** A coupon with its slip, or with what is wrong with it. Made once a state; whatever is asked of the coupon is answered from it. */
export interface CheckedCoupon {
  readonly state: CouponState;
  readonly facts: SlipFacts;
  readonly slip: Result<CheckedSlip, SlipError>;
}

/** CS-46 A coupon is checked once, at the prices now or at those the player saw. */
export function checkCoupon(state: CouponState, facts: SlipFacts, prices: 'now' | 'seen' = 'now'): CheckedCoupon {
  return { state, facts, slip: checkBuilt(couponSlip(state, facts, prices)) };
}
