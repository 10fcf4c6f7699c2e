import type { Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';
import { transferRows, type Transfer } from '../players/ledger.ts';
import { ownAccountIn } from './own-account-in.ts';

/** Money from the house to the player's own account in its currency; its transfer lets it through once. */
export async function payReward(
  transaction: Transaction<Tables>,
  { userId, ...reward }: Omit<Transfer, 'accountId'> & { readonly userId: UserId },
): Promise<void> {
  const { currency, amount } = reward;
  const accountId = await ownAccountIn(transaction, { userId, currency, isBonus: false });
  await transaction
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('id', '=', accountId)
    .execute();
  await transaction
    .insertInto('ledger')
    .values(transferRows({ ...reward, accountId }))
    .execute();
}
