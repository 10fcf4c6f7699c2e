import { sql, type Kysely } from 'kysely';
import type { Minor } from '../../../core/shared/money.ts';
import type { Tables } from '../database/tables.ts';

/** What the ledger and the payment system's statement say of a payment; both as the site gained or gave. */
export interface StatementLine {
  readonly currency: string;
  readonly ledger: Minor;
  readonly statement: Minor;
  readonly difference: Minor;
}

/** The payments on which the two differ. */
export interface Deviation extends StatementLine {
  readonly payment_id: number;
}

const LINES = sql`
  select coalesce(booked.payment_id, provider_payments.payment_id) as payment_id,
    coalesce(booked.currency, provider_payments.currency) as currency,
    coalesce(booked.amount, 0) as ledger,
    coalesce(case provider_payments.status
      when 'captured' then provider_payments.amount
      when 'accepted' then -provider_payments.amount
      when 'paid' then -provider_payments.amount else 0 end, 0) as statement
  from (
    select split_part(transfer, ':', 2)::bigint as payment_id, currency, -sum(amount) as amount
    from ledger where side = 'provider' group by 1, 2) as booked
  full join provider_payments on provider_payments.payment_id = booked.payment_id`;

/** The ledger against the payment system's statement, a line a currency. */
export async function reconcile(database: Kysely<Tables>): Promise<readonly StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    select currency, sum(ledger)::bigint as ledger, sum(statement)::bigint as statement,
      sum(ledger - statement)::bigint as difference
    from (${LINES}) as lines group by currency order by currency`.execute(database);
  return rows;
}

/** Payments that the two do not agree on: on their way, or amiss. */
export async function deviations(database: Kysely<Tables>): Promise<readonly Deviation[]> {
  const { rows } = await sql<Deviation>`
    select payment_id, currency, ledger::bigint as ledger, statement::bigint as statement,
      (ledger - statement)::bigint as difference
    from (${LINES}) as lines where ledger <> statement order by payment_id limit 100`.execute(database);
  return rows;
}
