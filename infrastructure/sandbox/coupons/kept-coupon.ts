import { checkBoosted } from '../../../core/coupon/promo/price-boost.ts';
import { keptSlip, type ReadSlip } from '../../../core/coupon/placed/kept-slip.ts';
import type { CheckedSlip } from '../../../core/coupon/maths/checked-slip.ts';
import { withoutStake } from '../../../core/coupon/promo/without-stake.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { CouponId } from '../../../core/shared/ids.ts';
import { fail, type Result } from '../../../core/shared/result.ts';
import type { CouponBetRow, CouponRow } from '../database/tables.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';

/** A stored coupon with its id. */
export type KeptCoupon = Omit<CouponRow, 'id'> & { readonly id: CouponId };

/** The coupon as the betting maths takes it, with the results known so far; or why it says nothing of the kind. */
export function storedSlip(coupon: Omit<KeptCoupon, 'id'>, bets: readonly CouponBetRow[]): Result<ReadSlip, string> {
  if (!DEFAULT_PROFILE.currencies.includes(coupon.currency)) return fail('unknown-currency');
  return keptSlip({
    typeId: coupon.type_id,
    currency: coupon.currency,
    amount: coupon.amount,
    systemValue: coupon.system_value,
    blockAmounts: coupon.block_amounts,
    antiExpressOdds: coupon.anti_express_odds,
    bonusBet: coupon.bonus_bet,
    bets: bets.map(({ odds, block, amount, status }) => ({ odds, block, amount, status })),
  });
}

function keptBoost({ boost_percent: percent, boost_least_bets: leastBets }: Omit<KeptCoupon, 'id'>) {
  return percent === null || leastBets === null ? undefined : { percent, leastBets };
}

/** FB-1 What a coupon pays its player of what its slip pays. */
export function payoutOf(coupon: Pick<KeptCoupon, 'promo_kind' | 'amount'>, payout: Minor): Minor {
  return coupon.promo_kind === 'free-bet' ? withoutStake(payout, coupon.amount) : payout;
}

/** The same, checked once: every reading of the maths takes it. */
export function checkedCoupon(
  coupon: Omit<KeptCoupon, 'id'>,
  bets: readonly CouponBetRow[],
): Result<CheckedSlip, string> {
  const slip = storedSlip(coupon, bets);
  if (!slip.ok) return slip;
  const checked = checkBoosted(slip.value, keptBoost(coupon));
  return checked.ok ? checked : fail(checked.error.code);
}
