import { sql, type Transaction } from 'kysely';
import { maximumAmount } from '../../../core/coupon/amounts/maximum-amount.ts';
import { currencyDecimals } from '../../../core/shared/money.ts';
import type { Tables } from '../database/tables.ts';
import { majorAmount } from '../players/player-accounts.ts';
import { exactMinor } from './coupon-writing.ts';
import type { JudgedCoupon, Order } from './judge-order.ts';
import { couponLimits } from './sandbox-coupon-limits.ts';

/** What a player could win beyond the largest payout, and the most that may be staked instead where that can be said. */
export interface ExceededExposure {
  readonly limit?: number | undefined;
}

/**
 * The largest payout holds for all that a player can win on one outcome, not for each coupon: else the same coupon eight times
 * pays eight times as much. Asked while the account is locked, so that coupons placed at once see one another.
 */
export async function exceededExposure(
  transaction: Transaction<Tables>,
  { userId, order }: { readonly userId: number; readonly order: Order },
  coupons: readonly JudgedCoupon[],
): Promise<ExceededExposure | undefined> {
  const { currency } = order;
  const held = await heldWins(transaction, { userId, currency, coupons });
  const most = exactMinor(couponLimits(currency).maxPayout, currency);
  for (const coupon of coupons) {
    const win = exactMinor(coupon.possibleWin, currency);
    const before = Math.max(...coupon.bets.map(({ offer }) => winOn(held, offer.outcomeId)));
    if (before > 0 && before + win > most) {
      return { limit: coupons.length === 1 ? stakeWithin(most - before, coupon, currency) : undefined };
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
  asked: { readonly userId: number; readonly currency: string; readonly coupons: readonly JudgedCoupon[] },
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

function stakeWithin(left: number, { odds }: JudgedCoupon, currency: string): number | undefined {
  const maxPayout = majorAmount(Math.max(0, left), currency);
  const most = maximumAmount({ maxPayout, odds, isBonusAccount: false, currencyDecimals: currencyDecimals(currency) });
  return most.ok ? most.value : undefined;
}
