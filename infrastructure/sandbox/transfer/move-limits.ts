import type { Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';

/** TRF-9 What the player has set themselves goes along, with the time that was played: no limit is left behind. */
export async function moveLimits(
  transaction: Transaction<Tables>,
  { from, to }: { readonly from: UserId; readonly to: UserId },
): Promise<void> {
  await transaction
    .updateTable('limits')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('state', '<>', 'inactive')
    .execute();
  await transaction.updateTable('play_time').set({ user_id: to }).where('user_id', '=', from).execute();
  await transaction.updateTable('reality_checks').set({ user_id: to }).where('user_id', '=', from).execute();
}
