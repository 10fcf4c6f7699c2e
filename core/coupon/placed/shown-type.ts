import type { Minor } from '../../shared/money.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import { hasOneTotal } from '../maths/total-odds.ts';
import type { PlacedCoupon } from './placed-coupon.ts';

/** TO-5 Of singles each coupon holds one bet: to the player that is a single. */
export function shownType({
  type,
  bets,
}: Pick<PlacedCoupon<Minor>, 'type'> & { readonly bets: readonly unknown[] }): CouponType {
  return type === 'singles' && bets.length === 1 ? 'single' : type;
}

/** The odds of the whole coupon; nothing where its bets are at odds of their own. */
export function shownTotal({
  type,
  odds,
  bets,
}: Pick<PlacedCoupon<Minor>, 'type' | 'odds' | 'bets'>): PlacedCoupon<Minor>['odds'] | undefined {
  const [only] = bets;
  if (only !== undefined && shownType({ type, bets }) !== type) return only.odds;
  return hasOneTotal(type) ? odds : undefined;
}
