import { hasChangedOdds } from './coupon-bet.ts';
import type { CouponBet } from './coupon-bet.ts';
import { checkCoupon, slipOf } from '../building/checked-coupon.ts';
import type { CheckedCoupon } from '../building/checked-coupon.ts';
import { couponType, playedBets } from '../building/coupon-state.ts';
import type { CouponState } from '../building/coupon-state.ts';
import { compareInUnits } from './odds-change.ts';
import type { OddsChangePolicy } from './odds-change.ts';

/** The bets that take part and whose price is no longer the one the player saw. */
export function changedBets(state: CouponState): readonly CouponBet[] {
  return playedBets(state).filter(hasChangedOdds);
}

/**
 * CS-25 How many changes the press of the button must accept: none while the mode accepts what is paid now,
 * else every changed price, at least one.
 */
export function changesToAccept(coupon: CheckedCoupon, policy: OddsChangePolicy): number {
  const { state, facts } = coupon;
  const changed = changedBets(state).length;
  const isAntiExpressMoved =
    couponType(state) === 'anti-express' &&
    !state.areTermsBehind &&
    state.seenAntiExpressOdds !== state.terms?.antiExpressOdds;
  if (changed === 0 && !isAntiExpressMoved) return 0;
  const [seen, slip] = [checkCoupon(state, facts, 'seen').slip, slipOf(coupon)];
  if (!seen.ok || !slip.ok) return 0;
  const compared = compareInUnits(seen.value, slip.value, policy);
  if (!compared.ok) return 0;
  return compared.value.some(({ verdict }) => verdict === 'changed') ? Math.max(1, changed) : 0;
}
