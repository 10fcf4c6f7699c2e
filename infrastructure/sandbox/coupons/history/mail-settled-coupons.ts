import type { Transaction } from 'kysely';
import { routePath } from '../../../../core/navigation/route-table.ts';
import { activationTypeById, hasActiveEmail } from '../../../../core/player/activation-type.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { Tables } from '../../database/tables.ts';
import { openMailbox } from '../../players/mailbox.ts';
import type { DecidedCoupon } from '../coupon-settlement.ts';

/** OFS-15 Writes to the owners of coupons that were settled together, a letter each, where they wish so and the address is proven. */
export async function mailSettledCoupons(
  transaction: Transaction<Tables>,
  decided: readonly DecidedCoupon[],
  at: EpochMillis,
): Promise<void> {
  const settled = decided.filter(({ coupon, state }) => coupon.state === 'open' && state !== 'open');
  const owners = new Set(settled.map(({ coupon }) => coupon.user_id));
  if (owners.size === 0) return;
  const users = await transaction
    .selectFrom('users')
    .select(['id', 'email', 'activation_type'])
    .where('id', 'in', [...owners])
    .where('are_bets_mailed', '=', true)
    .orderBy('id')
    .execute();
  const link = routePath('history', {});
  for (const { id: owner, email: to, activation_type: type } of users) {
    if (to === null || !hasActiveEmail(activationTypeById(type))) continue;
    await openMailbox(transaction).put({ to, owner, purpose: 'coupons-settled', link, sentAt: at });
  }
}
