import type { Transaction } from 'kysely';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { Tables } from '../../database/tables.ts';
import type { VipBetRow } from '../../database/vip-bet-table.ts';
import { paidOut, transferRows } from '../../players/ledger.ts';

type Held = Pick<VipBetRow, 'user_id' | 'key' | 'account_id' | 'currency' | 'amount'>;

/** Writes down that a debited stake is held; the name of the transfer lets no key hold twice. */
export async function noteHeld(transaction: Transaction<Tables>, held: Held, at: EpochMillis): Promise<void> {
  const { account_id: accountId, currency, amount } = held;
  const shared = { kind: 'vip-hold', accountId, currency, at } as const;
  await transaction
    .insertInto('ledger')
    .values(transferRows({ ...shared, transfer: `vip-hold:${nameOf(held)}`, amount: paidOut(amount) }))
    .execute();
}

/** VIP-7 Gives a held stake back, once: a second time the name of the transfer is taken. */
export async function releaseHeld(transaction: Transaction<Tables>, held: Held, at: EpochMillis): Promise<void> {
  const { user_id: userId, account_id: accountId, currency, amount } = held;
  // the player before the account, as whoever debits locks them [MA-8]
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  await transaction
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const shared = { kind: 'vip-release', accountId, currency, at } as const;
  await transaction
    .insertInto('ledger')
    .values(transferRows({ ...shared, transfer: `vip-release:${nameOf(held)}`, amount }))
    .execute();
}

function nameOf({ user_id: userId, key }: Held): string {
  return `${String(userId)}:${key}`;
}
