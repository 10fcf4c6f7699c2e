import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import type { CouponStore } from '../coupon-store.ts';
import type { CouponSumsStore } from '../maths/coupon-sums-store.ts';

/** PL-41 Puts the stakes of an order back into the coupon that it is of, and asks an operator again where it did. */
export function stakeAgain(
  order: UnitOrder,
  coupon: Pick<CouponStore, 'bets' | 'happen'>,
  { switches }: Pick<CouponSumsStore, 'switches'>,
): void {
  const isOfCoupon = order.bets.every((bet) => coupon.bets.some(({ outcomeId }) => outcomeId === bet.outcomeId));
  // what a free bet stakes is its code's to say
  if (order.isOneClick || order.promoCode !== undefined || !isOfCoupon) return;
  if (order.isVipBet === true) switches.switchVipBet(true);
  if (order.type !== 'singles') {
    coupon.happen({ type: 'amount-set', currency: order.currency, amount: order.amount });
    return;
  }
  for (const { outcomeId, amount } of order.bets) coupon.happen({ type: 'bet-amount-set', outcomeId, amount });
}
