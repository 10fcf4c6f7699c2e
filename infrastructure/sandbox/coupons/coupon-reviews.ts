import { sql, type Transaction } from 'kysely';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { CouponId } from '../../../core/shared/ids.ts';
import { betResultId } from '../../../core/coupon/maths/bet-result.ts';
import type { CouponReview } from '../../../core/site/debugger/debugger-gateway.ts';
import type { Database } from '../database/open-database.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import { paidOut, transferRows } from '../players/ledger.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { Tables } from '../database/tables.ts';
import { settleBonuses } from '../bonuses/settle-bonuses.ts';
import { collectAdvances } from './advances/advances.ts';
import type { KeptCoupon } from './kept-coupon.ts';
import { releasePromos } from './promo/coupon-promo-codes.ts';

const MOST_SHOWN = 50;

type ReviewParts = Pick<SandboxParts, 'database' | 'random' | 'faults' | 'now'>;

/** The coupons that could not be settled, with the reasons. */
export async function couponReviews(database: Database): Promise<CouponReview[]> {
  const rows = await database
    .selectFrom('coupons')
    .select(['id', 'review_reason'])
    .where('state', '=', 'needs-review')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.flatMap(({ id, review_reason: reason }) => (reason === null ? [] : [{ couponId: id, reason }]));
}

/** How many there are, shown or not. */
export async function reviewCount(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('coupons')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('state', '=', 'needs-review')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lets a coupon be settled again: all of its bets are asked about anew. False where it is not under review. */
export async function reopenCoupon(parts: ReviewParts, id: CouponId): Promise<boolean> {
  const isReopened = await inTransaction(parts, async (transaction) => {
    const reopened = await transaction
      .updateTable('coupons')
      .set({ state: 'open', review_reason: null })
      .where('id', '=', id)
      .where('state', '=', 'needs-review')
      .returning('id')
      .executeTakeFirst();
    if (reopened === undefined) return false;
    await transaction
      .updateTable('coupon_bets')
      .set((eb) => ({ status: null, ends_at: eb.ref('starts_at') }))
      .where('coupon_id', '=', id)
      .execute();
    return true;
  });
  // Set aside once more, it is reported again.
  if (isReopened) parts.faults.mended(`review ${String(id)}`);
  return isReopened;
}

/**
 * Gives the stake of a coupon back: what its ledger says was taken, whatever the coupon itself says. It is written as the
 * payout, which happens once. False where the coupon is not under review.
 */
export async function voidCoupon(parts: ReviewParts, id: CouponId): Promise<boolean> {
  return inTransaction(parts, async (transaction) => {
    const at = parts.now();
    const stake = await transaction
      .selectFrom('ledger')
      .select(['account_id', 'currency', 'amount'])
      .where('transfer', '=', `stake:${String(id)}`)
      .where('side', '=', 'player')
      .executeTakeFirst();
    if (stake === undefined || stake.account_id === null) return false;
    const { account_id: accountId, currency } = stake;
    const taken = paidOut(stake.amount);
    const voided = await transaction
      .updateTable('coupons')
      // FB-3 the stake of a free bet is the house's
      .set((of) => ({
        state: 'returned' as const,
        review_reason: null,
        payout: sql<Minor>`case when ${of.ref('promo_kind')} = 'free-bet' then 0 else ${taken}::bigint end`,
        settled_at: at,
      }))
      .where('id', '=', id)
      .where('state', '=', 'needs-review')
      .returningAll()
      .executeTakeFirst();
    if (voided === undefined) return false;
    const status = betResultId('forced-return');
    await transaction.updateTable('coupon_bets').set({ status }).where('coupon_id', '=', id).execute();
    if (voided.promo_kind === 'free-bet') await releasePromos(transaction, [voided]);
    else await payBack(transaction, voided, { accountId, currency, amount: taken, couponId: id, at });
    return true;
  });
}

type Payback = Pick<Parameters<typeof transferRows>[0], 'accountId' | 'currency' | 'amount' | 'couponId' | 'at'>;

/** The stake goes to the balance, and from there back what of it was advanced. */
async function payBack(transaction: Transaction<Tables>, voided: KeptCoupon, payback: Payback): Promise<void> {
  const { accountId, amount, at } = payback;
  const rows = transferRows({ ...payback, transfer: `payout:${String(voided.id)}`, kind: 'payout' });
  await transaction.insertInto('ledger').values(rows).execute();
  await transaction
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('id', '=', accountId)
    .execute();
  const returned = { state: 'returned', payout: amount, hyperBonus: NO_MONEY } as const;
  await collectAdvances(transaction, [{ ...returned, coupon: voided, statuses: new Map() }], at);
  await settleBonuses(transaction, [{ id: voided.id, state: 'returned', paid: amount }], at);
}
