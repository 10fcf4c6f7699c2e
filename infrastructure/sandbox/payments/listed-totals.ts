import { sql } from 'kysely';
import type { Minor } from '../../../core/shared/money.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { keptPayments } from './kept-payments.ts';

const CREDITED = sql`exists (select from payment_facts as known
  where known.payment_id = payments.id and known.kind = 'credited')`;
const RELEASED = sql`exists (select from payment_facts as known
  where known.payment_id = payments.id and known.kind in ('cancelled', 'refused', 'returned'))`;

/** PMT-18 What the payments that were found moved, by currency. */
export async function paymentTotals(found: ReturnType<typeof keptPayments>) {
  const rows = await found
    .clearSelect()
    .select([
      'currency',
      sql<Minor>`coalesce(sum(amount) filter (where kind = 'deposit' and ${CREDITED}), 0)::bigint`.as('deposits'),
      sql<Minor>`coalesce(sum(amount) filter (where kind = 'withdrawal' and not ${RELEASED}), 0)::bigint`.as(
        'withdrawals',
      ),
    ])
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, deposits, withdrawals }) => ({
    currency,
    deposits: majorAmount(deposits, currency),
    withdrawals: majorAmount(withdrawals, currency),
  }));
}
