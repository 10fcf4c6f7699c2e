import { couponWorth } from '../../../../core/coupon/tracked/coupon-worth.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { MilliOdds } from '../../../../core/shared/odds.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { betOffer } from '../bet-offer.ts';
import type { CouponWithBets } from '../coupon-settlement.ts';
import { checkedCoupon } from '../kept-coupon.ts';
import { couponLimits } from '../sandbox-coupon-limits.ts';

/** BT-8 So many outcomes are priced for one answer; coupons that need more say nothing. */
const MOST_PRICED = 100;

/** BT-7, BT-8 What open coupons are worth at this moment; nothing is said of free bets and of coupons under review. */
export function openWorth(parts: SandboxParts): (kept: CouponWithBets) => Minor | undefined {
  const priceOf = currentPrices(parts);
  return ({ coupon, bets }) => {
    if (coupon.state !== 'open' || coupon.promo_kind === 'free-bet') return undefined;
    const slip = checkedCoupon(coupon, bets);
    if (!slip.ok) return undefined;
    return couponWorth({
      slip: slip.value,
      prices: bets.map(({ status, outcome_id: id }) => (status === null ? priceOf(id) : undefined)),
      maxPayout: couponLimits(coupon.currency).maxPayout,
      possibleWin: coupon.possible_win,
    });
  };
}

/** Each outcome is priced once. */
function currentPrices(parts: SandboxParts): (outcomeId: string) => MilliOdds | undefined {
  const known = new Map<string, MilliOdds | undefined>();
  return (outcomeId) => {
    if (!known.has(outcomeId)) {
      if (known.size >= MOST_PRICED) return undefined;
      const { trouble, odds } = betOffer(parts, outcomeId);
      known.set(outcomeId, trouble === undefined ? odds : undefined);
    }
    return known.get(outcomeId);
  };
}
