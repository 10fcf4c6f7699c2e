import type { QueryCreator, Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { Tables } from '../database/tables.ts';
import { BONUS_ACCOUNT, majorAmount } from '../players/player-accounts.ts';
import type { Order } from './assess-order.ts';
import { rejection, type WireRejection } from './rejection.ts';

/** Whose order is paid from which account. */
export interface OrderPayer {
  readonly userId: UserId;
  readonly order: Pick<Order, 'accountId' | 'currency'>;
}

/** What is left of an account, and whether it is one of a bonus. */
export interface DebitedAccount {
  readonly balance: Minor;
  readonly isBonus: boolean;
  /** Of its player. */
  readonly country: string;
}

/** Takes a stake from the account of an order; what is left, or nothing where the account does not cover it or is not to be used. */
export async function debitStake(
  transaction: Transaction<Tables>,
  { userId, order }: OrderPayer,
  stake: Minor,
): Promise<DebitedAccount | undefined> {
  const debited = await transaction
    .with('player', lockedPlayer(userId))
    .updateTable('accounts')
    .from('player')
    .set((eb) => ({ balance: eb('accounts.balance', '-', stake) }))
    .where('accounts.id', '=', order.accountId)
    .where('accounts.user_id', '=', userId)
    .where('accounts.currency', '=', order.currency)
    .where('accounts.closed_at', 'is', null)
    .where('accounts.balance', '>=', stake)
    .whereRef('player.id', '=', 'accounts.user_id')
    .returning(['accounts.balance', 'accounts.type_id', 'player.country_code'])
    .executeTakeFirst();
  if (debited === undefined) return undefined;
  const { balance, type_id: type, country_code: country } = debited;
  return { balance, isBonus: type === BONUS_ACCOUNT, country };
}

/**
 * MA-8 The player's row is locked before the account's: a player has an account for each currency, and orders that are debited
 * at once from several must see one another. Whatever locks both takes them in this order.
 */
function lockedPlayer(userId: UserId) {
  return (expressions: QueryCreator<Tables>) =>
    expressions
      .selectFrom('users')
      .select(['id', 'country_code'])
      .where('id', '=', userId)
      .where('is_blocked', '=', false)
      .forNoKeyUpdate();
}

/** Why an account was not debited. */
export async function refusedDebit(
  transaction: Transaction<Tables>,
  { order, userId }: OrderPayer,
): Promise<WireRejection> {
  const account = await transaction
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.balance', 'accounts.currency', 'users.is_blocked'])
    .where('accounts.id', '=', order.accountId)
    .where('accounts.user_id', '=', userId)
    .where('accounts.closed_at', 'is', null)
    .executeTakeFirst();
  if (account === undefined || account.currency !== order.currency) return rejection('account-unavailable');
  if (account.is_blocked) return rejection('player-blocked');
  return { ...rejection('not-enough-money'), limit: majorAmount(account.balance, account.currency) };
}
