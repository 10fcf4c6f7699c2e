import type { Transaction } from 'kysely';
import { countedStake } from '../../../core/promotions/bonus-terms.ts';
import { settledEnd } from '../../../core/promotions/player-bonus.ts';
import type { CouponId } from '../../../core/shared/ids.ts';
import { NO_MONEY, sumOfMinor, type Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';
import { endBonus, lockBonus, takeFromBonus } from './end-bonus.ts';

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
  const { wagered, openCoupons } = await progressOf(transaction, id);
  const end = settledEnd({ toWager: bonus.to_wager, wagered, openCoupons, money });
  if (end !== undefined) await endBonus(transaction, { bonus, money, end }, at);
}

async function progressOf(transaction: Transaction<Tables>, id: number) {
  const rows = await transaction.selectFrom('bonus_stakes').select('counted').where('bonus_id', '=', id).execute();
  const wagered = sumOfMinor(rows.map(({ counted }) => counted ?? NO_MONEY));
  if (wagered === undefined) throw new RangeError(`bonus ${String(id)} is wagered out of range`);
  return { wagered, openCoupons: rows.filter(({ counted }) => counted === null).length };
}
