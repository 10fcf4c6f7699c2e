import type { Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';

/** TRF-9 The player's points, own codes and friends, and which codes were used: none is used once more by the new account. */
export async function movePromoCodes(
  transaction: Transaction<Tables>,
  { from, to }: { readonly from: UserId; readonly to: UserId },
): Promise<void> {
  await transaction
    .insertInto('coupon_promo_uses')
    .columns(['code', 'user_id', 'placement_key', 'used_at', 'campaign'])
    .expression((of) =>
      of
        .selectFrom('coupon_promo_uses')
        .select(['code', of.cast<UserId>(of.val(to), 'bigint').as('user_id'), 'placement_key', 'used_at', 'campaign'])
        .where('user_id', '=', from),
    )
    .execute();
  await transaction.updateTable('cashback_weeks').set({ user_id: to }).where('user_id', '=', from).execute();
  await transaction.updateTable('friends').set({ user_id: to }).where('user_id', '=', from).execute();
  await transaction.updateTable('friends').set({ inviter_id: to }).where('inviter_id', '=', from).execute();
  await transaction.updateTable('friend_weeks').set({ friend_id: to }).where('friend_id', '=', from).execute();
  await transaction.updateTable('friend_weeks').set({ inviter_id: to }).where('inviter_id', '=', from).execute();
  await transaction.updateTable('point_moves').set({ user_id: to }).where('user_id', '=', from).execute();
  await transaction.updateTable('coupon_promo_codes').set({ user_id: to }).where('user_id', '=', from).execute();
}
