import type { Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';

/** Ends every recovery of a player, and those that were asked for by these contacts. */
export async function endRecoveries(
  transaction: Transaction<Tables>,
  { userId, contacts }: { readonly userId: UserId; readonly contacts: readonly string[] },
): Promise<void> {
  await transaction.deleteFrom('recoveries').where('user_id', '=', userId).execute();
  if (contacts.length > 0) await transaction.deleteFrom('recoveries').where('contact', 'in', contacts).execute();
}
