import type { Transaction } from 'kysely';
import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';
import { paidOut, transferRows } from '../players/ledger.ts';

interface AccountsMove {
  readonly from: UserId;
  readonly to: UserId;
  readonly at: EpochMillis;
}

/**
 * TRF-9 Every open account again for the new player, with its balance as two transfers of the ledger: out of the old account and into the new one. Their
 * names are made of the old account, so that the database takes no second move of it.
 */
export async function moveAccounts(transaction: Transaction<Tables>, { from, to, at }: AccountsMove): Promise<void> {
  await moveRemovedAccounts(transaction, { from, to });
  const accounts = await transaction
    .selectFrom('accounts')
    .select(['id', 'currency', 'type_id', 'balance', 'is_active', 'takes_bonuses'])
    .where('user_id', '=', from)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  await transaction
    .updateTable('accounts')
    .set({ balance: NO_MONEY, is_active: false, closed_at: at })
    .where('user_id', '=', from)
    .where('closed_at', 'is', null)
    .execute();
  await movePaymentRequests(transaction, { from, to });
  const moved = new Map<AccountId, AccountId>();
  for (const { id, balance, ...kept } of accounts) {
    const made = await transaction
      .insertInto('accounts')
      .values({ ...kept, balance, user_id: to })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('payments')
      .set({ user_id: to, account_id: made.id })
      .where('account_id', '=', id)
      .execute();
    moved.set(id, made.id);
    if (balance !== NO_MONEY) await bookMove(transaction, { id, made: made.id, currency: kept.currency, balance, at });
  }
  // TRF-17 those of accounts that were closed before, too
  await transaction.updateTable('payments').set({ user_id: to }).where('user_id', '=', from).execute();
  await moveBonuses(transaction, { from, to }, moved);
}

interface MovedBalance {
  readonly id: AccountId;
  readonly made: AccountId;
  readonly currency: string;
  readonly balance: Minor;
  readonly at: EpochMillis;
}

async function bookMove(
  transaction: Transaction<Tables>,
  { id, made, currency, balance, at }: MovedBalance,
): Promise<void> {
  const shared = { kind: 'transfer', currency, at } as const;
  const out = { ...shared, transfer: `moved-out:${String(id)}`, accountId: id, amount: paidOut(balance) };
  const into = { ...shared, transfer: `moved-in:${String(id)}`, accountId: made, amount: balance };
  await transaction
    .insertInto('ledger')
    .values([...transferRows(out), ...transferRows(into)])
    .execute();
}

/** TRF-9 An account that was removed holds nothing: it goes over as it is, for money may still come back to it. */
async function moveRemovedAccounts(
  transaction: Transaction<Tables>,
  { from, to }: Pick<AccountsMove, 'from' | 'to'>,
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('closed_at', 'is not', null)
    .execute();
}

/** TRF-9 What is being wagered goes on with the account that it is on. */
async function moveBonuses(
  transaction: Transaction<Tables>,
  { from, to }: Pick<AccountsMove, 'from' | 'to'>,
  moved: ReadonlyMap<AccountId, AccountId>,
): Promise<void> {
  for (const [before, after] of moved) {
    const bonuses = transaction.updateTable('bonuses').where('user_id', '=', from);
    await bonuses.set({ account_id: after }).where('account_id', '=', before).execute();
  }
  await transaction.updateTable('bonuses').set({ user_id: to }).where('user_id', '=', from).execute();
}

async function movePaymentRequests(
  transaction: Transaction<Tables>,
  { from, to }: Pick<AccountsMove, 'from' | 'to'>,
): Promise<void> {
  for (const table of ['payment_requests', 'payment_request_messages'] as const) {
    await transaction.updateTable(table).set({ user_id: to }).where('user_id', '=', from).execute();
  }
}
