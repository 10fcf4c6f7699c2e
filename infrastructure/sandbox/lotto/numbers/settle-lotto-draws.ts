import { sql, type Selectable, type Transaction } from 'kysely';
import { drawnNumbers, lottoDrawText } from '../../../../core/lotto/numbers/lotto-drawing.ts';
import { lottoById, type LottoRules } from '../../../../core/lotto/numbers/lotto-rules.ts';
import { settleLotto, type LottoSettlement } from '../../../../core/lotto/numbers/lotto-settlement.ts';
import { NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { AccountId } from '../../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import { SERVER_DIGESTS } from '../../casino/provider/slot-seeds.ts';
import type { LottoDrawRecord } from '../../database/lotto/lotto-tables.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import { eachAlone } from '../../each-alone.ts';
import type { Tables } from '../../database/tables.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { fillJackpot, payPrizes, ROWS_AT_ONCE, takeFee } from '../pay-prizes.ts';
import { inParts, rowsBy } from '../rows-by.ts';
import { markUnplayed } from '../unplayed-draws.ts';
import { firstJackpotIn, readNumbers } from './ticket-price.ts';

interface DueDraw {
  readonly id: number;
  readonly rules: LottoRules;
  readonly numbers: readonly number[];
  readonly now: EpochMillis;
}

/** LT-10, LT-13 Draws what is due: what nobody plays at once, and each of the others with its prizes in one transaction; one that fails stops no other. */
export async function settleLottoDraws(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const due = await parts.database
    .selectFrom('lotto_draws')
    .selectAll()
    .where('numbers', 'is', null)
    .where('draws_at', '<=', now)
    .orderBy('draws_at')
    .orderBy('id')
    .execute();
  if (due.length === 0) return;
  const draws = (await Promise.all(due.map(async (draw) => drawNumbers(draw, now)))).flat();
  let unplayed: ReadonlySet<number> = new Set();
  // what is not kept here is settled below, one draw after another
  await eachAlone(parts, [draws], {
    name: () => 'lotto draws that nobody plays',
    run: async (all) => {
      unplayed = await inTransaction(parts, async (transaction) => keepUnplayed(transaction, all));
    },
  });
  await eachAlone(parts, draws, {
    name: ({ id }) => `lotto draw ${String(id)}`,
    run: async (draw) => {
      if (!unplayed.has(draw.id)) await inTransaction(parts, async (transaction) => settleDraw(transaction, draw));
    },
  });
}

async function drawNumbers(draw: Selectable<LottoDrawRecord>, now: EpochMillis): Promise<DueDraw[]> {
  const rules = lottoById(draw.lotto_id);
  if (rules === undefined) return [];
  const bytes = await SERVER_DIGESTS.draw(draw.server_seed, lottoDrawText(rules.id, draw.number));
  return [{ id: draw.id, rules, numbers: drawnNumbers(rules, bytes), now }];
}

/** Which of them nobody plays. Locked first: whoever is about to buy a ticket is waited for, and is seen then. */
async function keepUnplayed(transaction: Transaction<Tables>, draws: readonly DueDraw[]): Promise<ReadonlySet<number>> {
  const rows = draws.map(({ id, numbers }) => sql`(${id}::bigint, ${JSON.stringify(numbers)}::text)`);
  const ids = draws.map(({ id }) => id);
  await transaction
    .selectFrom('lotto_draws')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('draws_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  const kept = await sql<{ readonly id: number }>`
    update lotto_draws set numbers = drawn.numbers, is_unplayed = true
      from (values ${sql.join(rows)}) as drawn (id, numbers)
    where lotto_draws.id = drawn.id and lotto_draws.numbers is null
      and not exists (select from lotto_entries where lotto_entries.draw_id = drawn.id)
    returning lotto_draws.id`.execute(transaction);
  return new Set(kept.rows.map(({ id }) => id));
}

async function settleDraw(transaction: Transaction<Tables>, draw: DueDraw): Promise<void> {
  const locked = await transaction
    .updateTable('lotto_draws')
    .set({ numbers: JSON.stringify(draw.numbers) })
    .where('id', '=', draw.id)
    .where('numbers', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (locked === undefined) return;
  const entries = await transaction
    .selectFrom('lotto_entries')
    .innerJoin('lotto_tickets', 'lotto_tickets.id', 'lotto_entries.ticket_id')
    .select(['ticket_id', 'account_id', 'currency', 'numbers', 'lotto_entries.amount'])
    .where('draw_id', '=', draw.id)
    .orderBy('currency')
    .orderBy('ticket_id')
    .execute();
  if (entries.length === 0) await markUnplayed(transaction, 'lotto_draws', draw.id);
  for (const [currency, own] of rowsBy(entries, (entry) => entry.currency)) {
    await settleCurrency(transaction, draw, { currency, entries: own });
  }
}

interface KeptEntry {
  readonly ticket_id: number;
  readonly account_id: AccountId;
  readonly numbers: string;
  readonly amount: Minor;
}

async function settleCurrency(
  transaction: Transaction<Tables>,
  draw: DueDraw,
  { currency, entries }: { readonly currency: string; readonly entries: readonly KeptEntry[] },
): Promise<void> {
  const jackpot = await fullJackpot(transaction, draw, currency);
  const settlement = settleLotto(draw.rules, {
    entries: entries.map(({ ticket_id: id, numbers, amount }) => ({ id, numbers: readNumbers(numbers), amount })),
    numbers: draw.numbers,
    jackpot,
  });
  for (const part of inParts(settlement.entries, ROWS_AT_ONCE)) {
    const rows = part.map(({ id, prize }) => sql`(${id}::bigint, ${prize}::bigint)`);
    await sql`update lotto_entries set is_settled = true, prize = settled.prize
      from (values ${sql.join(rows)}) as settled (id, prize)
      where lotto_entries.draw_id = ${draw.id} and lotto_entries.ticket_id = settled.id`.execute(transaction);
  }
  const prizes = new Map(settlement.entries.map(({ id, prize }) => [id, prize]));
  const won = entries.map(({ ticket_id: id, account_id: accountId }) => ({
    transfer: `lotto-prize:${String(draw.id)}:${String(id)}`,
    accountId,
    amount: prizes.get(id) ?? NO_MONEY,
  }));
  await payPrizes(transaction, { currency, at: draw.now, won });
  await keepSums(transaction, draw, { currency, jackpot, settlement });
}

/** LT-15 The jackpot of a currency, locked; the house fills up one that is lower than the first. */
async function fullJackpot(
  transaction: Transaction<Tables>,
  { id, rules, now: at }: DueDraw,
  currency: string,
): Promise<Minor> {
  const kept = await transaction
    .selectFrom('lotto_jackpots')
    .select('amount')
    .where('lotto_id', '=', rules.id)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst();
  const fund = { transfer: `lotto-jackpot:${String(id)}:${currency}`, kind: 'lotto-fund', currency, at } as const;
  return fillJackpot(transaction, fund, { kept: kept?.amount, first: firstJackpotIn(rules, currency) });
}

interface CurrencySums {
  readonly currency: string;
  /** Before the draw. */
  readonly jackpot: Minor;
  readonly settlement: LottoSettlement;
}

async function keepSums(
  transaction: Transaction<Tables>,
  { id, rules, now: at }: DueDraw,
  { currency, jackpot, settlement }: CurrencySums,
): Promise<void> {
  const { fund, fee, prizes } = settlement;
  await takeFee(
    transaction,
    { transfer: `lotto-fee:${String(id)}:${currency}`, kind: 'lotto-fund', currency, at },
    fee,
  );
  await transaction
    .insertInto('lotto_jackpots')
    .values({ lotto_id: rules.id, currency, amount: settlement.jackpot })
    .onConflict((conflict) => conflict.columns(['lotto_id', 'currency']).doUpdateSet({ amount: settlement.jackpot }))
    .execute();
  await transaction.insertInto('lotto_funds').values({ draw_id: id, currency, fund, jackpot }).execute();
  const rows = prizes.map(({ hits, combinations, each }) => ({
    draw_id: id,
    currency,
    hits,
    combinations,
    each_amount: each,
  }));
  await transaction.insertInto('lotto_prizes').values(rows).execute();
}
