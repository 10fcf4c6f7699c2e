import { sql, type Transaction } from 'kysely';
import type { AccountId } from '../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { LedgerRow, Tables } from '../database/tables.ts';
import { paidOut, poolRows, transferRows, type Transfer } from '../players/ledger.ts';
import { inParts } from './rows-by.ts';

/** A statement takes 65,535 values, and a payment writes two rows of eight. */
export const ROWS_AT_ONCE = 1000;

interface Prize {
  /** Paid once under this name. */
  readonly transfer: string;
  readonly accountId: AccountId;
  readonly amount: Minor;
}

interface Winnings {
  readonly currency: string;
  readonly at: EpochMillis;
  readonly won: readonly Prize[];
}

/** TT-16, LT-17, BNG-13 Prizes are paid out of the pool, by the ledger alone. Whoever pays many accounts locks them in one order. */
export async function payPrizes(transaction: Transaction<Tables>, { won, ...payment }: Winnings): Promise<void> {
  const prizes = won.filter(({ amount }) => amount > 0);
  const inOrder = prizes.toSorted((one, other) => one.accountId - other.accountId);
  for (const part of inParts(inOrder, ROWS_AT_ONCE)) await payPart(transaction, { ...payment, won: part });
}

async function payPart(transaction: Transaction<Tables>, { currency, at, won }: Winnings): Promise<void> {
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

type Fund = Pick<Transfer, 'transfer' | 'kind' | 'currency' | 'at'>;

/** TT-8, LT-15, BNG-8 What a jackpot has; the house fills up one that is lower than the first. */
export async function fillJackpot(
  transaction: Transaction<Tables>,
  fund: Fund,
  { kept = NO_MONEY, first }: { readonly kept: Minor | undefined; readonly first: Minor },
): Promise<Minor> {
  if (kept >= first) return kept;
  await transaction
    .insertInto('ledger')
    .values(poolRows({ ...fund, amount: (first - kept) as Minor }))
    .execute();
  return first;
}

/** TT-16, LT-17, BNG-13 The fee of the house leaves the pool. */
export async function takeFee(transaction: Transaction<Tables>, fund: Fund, fee: Minor): Promise<void> {
  if (fee > 0)
    await transaction
      .insertInto('ledger')
      .values(poolRows({ ...fund, amount: paidOut(fee) }))
      .execute();
}
