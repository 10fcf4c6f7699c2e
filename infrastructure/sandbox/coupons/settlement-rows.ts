import type { CouponId } from '../../../core/shared/ids.ts';
import { sql, type Transaction } from 'kysely';
import { sumOfMinor, type Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { LedgerRow, Tables } from '../database/tables.ts';
import { nodeRandom } from '../server/node-random.ts';
import { transferRows } from '../players/ledger.ts';
import { earnPoints } from '../bonuses/points/earned-points.ts';
import { settleBonuses } from '../bonuses/settle-bonuses.ts';
import { collectAdvances } from './advances/advances.ts';
import { CouponProblem } from './coupon-problem.ts';
import type { CouponWithBets, DecidedCoupon } from './coupon-settlement.ts';
import type { KeptCoupon } from './kept-coupon.ts';
import { releasePromos } from './promo/coupon-promo-codes.ts';

const LONGEST_REASON = 200;

/** The coupons of these ids with their bets, locked; those set aside for review stay out. */
export async function lockCoupons(
  transaction: Transaction<Tables>,
  ids: readonly CouponId[],
): Promise<readonly CouponWithBets[]> {
  const coupons = await transaction
    .selectFrom('coupons')
    .selectAll()
    .where('id', 'in', ids)
    .where('state', '!=', 'needs-review')
    .orderBy('id')
    .forUpdate()
    .execute();
  const bets = await transaction
    .selectFrom('coupon_bets')
    .selectAll()
    .where('coupon_id', 'in', ids)
    .orderBy('coupon_id')
    .orderBy('bet_index')
    .execute();
  return coupons.map((coupon) => ({ coupon, bets: bets.filter((bet) => bet.coupon_id === coupon.id) }));
}

export async function writeSettlement(
  transaction: Transaction<Tables>,
  decided: readonly DecidedCoupon[],
  now: EpochMillis,
): Promise<void> {
  await writeStatuses(transaction, decided);
  const open = decided.filter(({ coupon }) => coupon.state === 'open');
  await writeStates(transaction, open, now);
  await pay(
    transaction,
    open.filter(({ state }) => state !== 'open'),
    now,
  );
  await collectAdvances(
    transaction,
    open.filter(({ state }) => state !== 'open'),
    now,
  );
  await settleBonuses(
    transaction,
    open.flatMap(({ coupon: { id }, state, payout, hyperBonus }) =>
      state === 'won' || state === 'lost' || state === 'returned'
        ? [{ id, state, paid: paidIn({ payout, hyperBonus }) }]
        : [],
    ),
    now,
  );
  await earnPoints(
    transaction,
    open.flatMap(({ coupon, state }) => (state === 'won' || state === 'lost' ? [coupon] : [])),
    now,
  );
  await releasePromos(
    transaction,
    open.flatMap(({ coupon, state }) => (state === 'returned' && coupon.promo_kind === 'free-bet' ? [coupon] : [])),
  );
}

/** Sets a coupon aside: it is neither paid nor asked about again until a person has looked at it. */
export async function markForReview(database: Database, id: CouponId, reason: string): Promise<void> {
  await inTransaction({ database, random: nodeRandom }, async (transaction) => {
    await transaction
      .updateTable('coupons')
      .set({ state: 'needs-review', review_reason: reason.slice(0, LONGEST_REASON) })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute();
    await transaction
      .updateTable('coupon_bets')
      .set({ ends_at: null })
      .where('coupon_id', '=', id)
      .where('status', 'is', null)
      .execute();
  });
}

async function writeStatuses(transaction: Transaction<Tables>, decided: readonly DecidedCoupon[]): Promise<void> {
  const rows = decided.flatMap(({ coupon, statuses }) =>
    [...statuses].map(([index, status]) => sql`(${coupon.id}::bigint, ${index}::integer, ${status}::integer)`),
  );
  if (rows.length === 0) return;
  await sql`update coupon_bets set status = decided.status
    from (values ${sql.join(rows)}) as decided (coupon_id, bet_index, status)
    where coupon_bets.coupon_id = decided.coupon_id and coupon_bets.bet_index = decided.bet_index`.execute(transaction);
}

async function writeStates(
  transaction: Transaction<Tables>,
  decided: readonly DecidedCoupon[],
  now: EpochMillis,
): Promise<void> {
  if (decided.length === 0) return;
  const rows = decided.map(({ coupon, state, payout }) => {
    const settledAt = state === 'open' ? null : now;
    return sql`(${coupon.id}::bigint, ${state}::text, ${payout}::bigint, ${settledAt}::bigint)`;
  });
  await sql`update coupons set state = settled.state, payout = settled.payout, settled_at = settled.settled_at
    from (values ${sql.join(rows)}) as settled (id, state, payout, settled_at)
    where coupons.id = settled.id and coupons.state = 'open'`.execute(transaction);
}

function paidIn({ payout, hyperBonus }: Pick<DecidedCoupon, 'payout' | 'hyperBonus'>): Minor {
  const paid = sumOfMinor([payout, hyperBonus]);
  if (paid === undefined) throw new CouponProblem('payout-out-of-range');
  return paid;
}

async function pay(
  transaction: Transaction<Tables>,
  settled: readonly DecidedCoupon[],
  at: EpochMillis,
): Promise<void> {
  const transfers = settled.flatMap(({ coupon, payout, hyperBonus: bonus }) => [
    ...paymentRows(coupon, { kind: 'payout', amount: payout, at }),
    ...paymentRows(coupon, { kind: 'hyper-bonus', amount: bonus, at }),
  ]);
  if (transfers.length === 0) return;
  await transaction.insertInto('ledger').values(transfers).execute();
  const gains = transfers.flatMap(({ account_id: id, amount }) =>
    id === null ? [] : [sql`(${id}::bigint, ${amount}::bigint)`],
  );
  await sql`update accounts set balance = accounts.balance + gains.amount
    from (select id, sum(amount)::bigint as amount from (values ${sql.join(gains)}) as paid (id, amount)
      group by id order by id) as gains
    where accounts.id = gains.id`.execute(transaction);
}

function paymentRows(
  { id, account_id: accountId, currency }: KeptCoupon,
  { kind, amount, at }: { readonly kind: 'payout' | 'hyper-bonus'; readonly amount: Minor; readonly at: EpochMillis },
): LedgerRow[] {
  if (amount === 0) return [];
  return transferRows({ transfer: `${kind}:${String(id)}`, kind, accountId, currency, amount, couponId: id, at });
}
