import { sql, type Transaction } from 'kysely';
import type { AccountId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { LedgerRow, Tables } from '../database/tables.ts';
import { poolRows, transferRows } from '../players/ledger.ts';

export interface Winnings {
  readonly currency: string;
  readonly at: EpochMillis;
  /** Each with the name of its transfer, which is paid once. */
  readonly won: readonly { readonly transfer: string; readonly accountId: AccountId; readonly amount: Minor }[];
}

/** LT-17, BNG-13 Prizes are paid out of the pool, by the ledger alone. */
export async function payPrizes(transaction: Transaction<Tables>, { currency, at, won }: Winnings): Promise<void> {
  const rows = won.flatMap(({ transfer, accountId, amount }): LedgerRow[] =>
    transferRows({ transfer, kind: 'payout', accountId, currency, amount, at }, 'pool'),
  );
  await transaction.insertInto('ledger').values(rows).execute();
  const gains = won.map(({ accountId, amount }) => sql`(${accountId}::bigint, ${amount}::bigint)`);
  await sql`update accounts set balance = accounts.balance + gains.amount
    from (select id, sum(amount)::bigint as amount from (values ${sql.join(gains)}) as paid (id, amount)
      group by id order by id) as gains
    where accounts.id = gains.id`.execute(transaction);
}

/** LT-17, BNG-13 What the house puts into the pool; negative where it takes its fee. */
export async function moveFund(transaction: Transaction<Tables>, moved: Parameters<typeof poolRows>[0]): Promise<void> {
  await transaction.insertInto('ledger').values(poolRows(moved)).execute();
}
