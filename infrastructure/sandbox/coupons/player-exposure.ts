import { sql, type Transaction } from 'kysely';
import { maximumInUnits } from '../../../core/coupon/amounts/maximum-amount.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, minorUnits, type Minor } from '../../../core/shared/money.ts';
import type { Tables } from '../database/tables.ts';
import type { JudgedCoupon, Order } from './judge-order.ts';
import { couponLimits } from './sandbox-coupon-limits.ts';

/** What a player could win beyond the largest payout, and the most that may be staked instead where that can be said. */
export interface ExceededExposure {
  readonly limit?: Minor | undefined;
}

/**
 * The largest payout holds for all that a player can win on one outcome, not for each coupon: else the same coupon eight times
 * pays eight times as much. Asked while the account is locked, so that coupons placed at once see one another.
 */
export async function exceededExposure(
  transaction: Transaction<Tables>,
  { userId, order }: { readonly userId: UserId; readonly order: Order },
  coupons: readonly JudgedCoupon[],
): Promise<ExceededExposure | undefined> {
  const { currency } = order;
  const held = await heldWins(transaction, { userId, currency, coupons });
  const most = couponLimits(currency).maxPayout;
  for (const coupon of coupons) {
    const win = coupon.possibleWin;
    const before = Math.max(...coupon.bets.map(({ offer }) => winOn(held, offer.outcomeId)));
    if (before > 0 && before + win > most) {
      return { limit: coupons.length === 1 ? stakeWithin(most - before, coupon) : undefined };
    }
    for (const { offer } of coupon.bets) held.set(offer.outcomeId, winOn(held, offer.outcomeId) + win);
  }
  return undefined;
}

/** What nobody has bet on wins nothing yet. */
function winOn(held: ReadonlyMap<string, number>, outcomeId: string): number {
  const win = held.get(outcomeId);
  return win === undefined ? 0 : win;
}

async function heldWins(
  transaction: Transaction<Tables>,
  asked: { readonly userId: UserId; readonly currency: string; readonly coupons: readonly JudgedCoupon[] },
): Promise<Map<string, number>> {
  const outcomes = asked.coupons.flatMap(({ bets }) => bets.map(({ offer }) => offer.outcomeId));
  const rows = await transaction
    .selectFrom('coupons')
    .innerJoin('coupon_bets', 'coupon_bets.coupon_id', 'coupons.id')
    .select(['coupon_bets.outcome_id', sql<number>`sum(coupons.possible_win)::bigint`.as('win')])
    .where('coupons.user_id', '=', asked.userId)
    .where('coupons.currency', '=', asked.currency)
    .where('coupons.state', 'in', ['open', 'needs-review'])
    .where('coupon_bets.outcome_id', 'in', outcomes)
    .groupBy('coupon_bets.outcome_id')
    .execute();
  return new Map(rows.map(({ outcome_id: id, win }) => [id, win]));
}

function stakeWithin(left: number, { odds }: JudgedCoupon): Minor | undefined {
  const maxPayout = left > 0 ? minorUnits(left) : NO_MONEY;
  return odds < 1000 ? undefined : maximumInUnits({ maxPayout, odds, isBonusAccount: false });
}
