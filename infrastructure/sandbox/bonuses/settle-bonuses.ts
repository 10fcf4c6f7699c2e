import { sql, type Transaction } from 'kysely';
import { countedStake } from '../../../core/promotions/bonus-terms.ts';
import { settledEnd } from '../../../core/promotions/player-bonus.ts';
import type { CouponId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';
import { endBonus, lockBonus, takeFromBonus, type LockedBonus } from './end-bonus.ts';

/** A coupon that was just settled, with all that it paid. */
export interface SettledStake {
  readonly id: CouponId;
  readonly state: 'won' | 'lost' | 'returned';
  readonly paid: Minor;
}

/** BON-4 Counts coupons that were staked from bonuses, in the transaction that pays them; BON-5 which may end the bonus. */
export async function settleBonuses(
  transaction: Transaction<Tables>,
  settled: readonly SettledStake[],
  at: EpochMillis,
): Promise<void> {
  if (settled.length === 0) return;
  const coupons = new Map(settled.map((coupon) => [coupon.id, coupon]));
  const stakes = await transaction
    .selectFrom('bonus_stakes')
    .selectAll()
    .where('coupon_id', 'in', [...coupons.keys()])
    .where('counted', 'is', null)
    .orderBy('coupon_id')
    .execute();
  for (const id of new Set(stakes.map(({ bonus_id: bonus }) => bonus))) {
    const own = stakes.filter(({ bonus_id: bonus }) => bonus === id);
    const counts = own.flatMap(({ coupon_id: couponId, amount }) => {
      const coupon = coupons.get(couponId);
      return coupon === undefined ? [] : [{ ...coupon, counted: countedStake(amount, coupon.state) }];
    });
    await settleBonus(transaction, { id, counts }, at);
  }
}

interface SettledBonus {
  readonly id: number;
  readonly counts: readonly (SettledStake & { readonly counted: Minor })[];
}

async function settleBonus(
  transaction: Transaction<Tables>,
  { id, counts }: SettledBonus,
  at: EpochMillis,
): Promise<void> {
  const locked = await lockBonus(transaction, id);
  if (locked === undefined) return;
  for (const { id: couponId, counted } of counts) {
    await transaction.updateTable('bonus_stakes').set({ counted }).where('coupon_id', '=', couponId).execute();
  }
  const { bonus, money } = locked;
  if (bonus.ended_at !== null) {
    for (const { id: couponId, paid } of counts) {
      await takeFromBonus(transaction, bonus, { name: String(couponId), amount: paid, isReleased: false, at });
    }
    return;
  }
  await endIfSettled(transaction, { bonus, money }, at);
}

/** BON-5 Ends a bonus that is wagered or lost by what has counted so far. */
export async function endIfSettled(
  transaction: Transaction<Tables>,
  { bonus, money }: LockedBonus,
  at: EpochMillis,
): Promise<void> {
  const { id, to_wager: toWager } = bonus;
  const { rows } = await sql<{ readonly wagered: Minor; readonly open: number }>`
    select coalesce(sum(counted), 0)::bigint as wagered, (count(*) filter (where counted is null))::integer as open
    from (select counted from bonus_stakes where bonus_id = ${id}
      union all select counted from bonus_rounds where bonus_id = ${id}) as stakes`.execute(transaction);
  const [progress] = rows;
  if (progress === undefined) throw new Error('a sum without a row');
  const end = settledEnd({ toWager, wagered: progress.wagered, openCount: progress.open, money });
  if (end !== undefined) await endBonus(transaction, { bonus, money, end }, at);
}
