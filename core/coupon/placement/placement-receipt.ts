import type { PlacedCoupon } from '../placed/placed-coupon.ts';
import { isFrozen, type PlacementState } from './placement-state.ts';
import type { AnyOrder, OddsOf } from './placement-verdict.ts';

/** PL-32 The bets that are being placed are those of the order that is on its way. */
export function placingBetIds(state: PlacementState<AnyOrder>): readonly string[] {
  if (!isFrozen(state) || !('attempt' in state)) return [];
  return state.attempt.order.bets.map(({ outcomeId }) => outcomeId);
}

/** PL-33 An accepted order made one coupon; only singles made one of each bet that was not refused. */
export function placementReceipt<Order extends AnyOrder>(
  state: PlacementState<Order>,
): {
  readonly coupon?: PlacedCoupon<Order['amount'], OddsOf<Order>> | undefined;
  readonly singles: readonly PlacedCoupon<Order['amount'], OddsOf<Order>>[];
} {
  if (state.phase !== 'accepted') return { singles: [] };
  return state.attempt.order.type === 'singles'
    ? { singles: state.coupons }
    : { coupon: state.coupons[0], singles: [] };
}
