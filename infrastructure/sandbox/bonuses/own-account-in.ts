import type { Transaction } from 'kysely';
import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import type { Tables } from '../database/tables.ts';
import { BONUS_ACCOUNT, CURRENCY_ACCOUNT } from '../players/player-accounts.ts';

interface Sought {
  readonly userId: UserId;
  readonly currency: string;
  readonly isBonus: boolean;
}

/** The player's account in a currency, for money or for a bonus: opened where there is none, and again where it was removed. */
export async function ownAccountIn(
  transaction: Transaction<Tables>,
  { userId, currency, isBonus }: Sought,
): Promise<AccountId> {
  const known = await transaction
    .updateTable('accounts')
    .set({ closed_at: null })
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('type_id', isBonus ? '=' : '<>', BONUS_ACCOUNT)
    .returning('id')
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const typeId = isBonus ? BONUS_ACCOUNT : CURRENCY_ACCOUNT;
  const { id } = await transaction
    .insertInto('accounts')
    .values({ user_id: userId, currency, type_id: typeId, balance: NO_MONEY, is_active: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
