import { sql, type Selectable, type Transaction } from 'kysely';
import { bingoBalls } from '../../../../core/lotto/bingo/bingo-drawing.ts';
import { bingoEnd } from '../../../../core/lotto/bingo/bingo-rules.ts';
import { settleBingo, type BingoSettlement } from '../../../../core/lotto/bingo/bingo-settlement.ts';
import type { AccountId } from '../../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import { SERVER_DIGESTS } from '../../casino/provider/slot-seeds.ts';
import type { BingoDrawRecord } from '../../database/lotto/bingo-tables.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import { eachAlone } from '../../each-alone.ts';
import type { Tables } from '../../database/tables.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { readNumbers } from '../numbers/ticket-price.ts';
import { fillJackpot, payPrizes, ROWS_AT_ONCE, takeFee } from '../pay-prizes.ts';
import { inParts, rowsBy } from '../rows-by.ts';
import { markUnplayed } from '../unplayed-draws.ts';
import { firstCardJackpot } from './bingo-price.ts';

interface DueDraw {
  readonly id: number;
  readonly balls: readonly number[];
  readonly now: EpochMillis;
}

/** BNG-7 Pays the draws whose last ball has come, each in one transaction; one that fails stops no other. */
export async function settleBingoDraws(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const begun = await parts.database
    .selectFrom('bingo_draws')
    .selectAll()
    .where('balls', 'is', null)
    .where('draws_at', '<=', now)
    .orderBy('draws_at')
    .execute();
  const over = begun.filter((draw) => bingoEnd(draw.draws_at) <= now);
  await eachAlone(parts, over, {
    name: ({ id }) => `bingo draw ${String(id)}`,
    run: async (draw) => {
      const due = { id: draw.id, balls: await drawnBalls(draw), now };
      await inTransaction(parts, async (transaction) => settleDraw(transaction, due));
    },
  });
}

/** BNG-3 */
export async function drawnBalls({
  server_seed: seed,
  number,
}: Pick<Selectable<BingoDrawRecord>, 'server_seed' | 'number'>): Promise<readonly number[]> {
  return bingoBalls({ seed, number }, SERVER_DIGESTS);
}

async function settleDraw(transaction: Transaction<Tables>, draw: DueDraw): Promise<void> {
  const locked = await transaction
    .updateTable('bingo_draws')
    .set({ balls: JSON.stringify(draw.balls) })
    .where('id', '=', draw.id)
    .where('balls', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (locked === undefined) return;
  const cards = await transaction
    .selectFrom('bingo_cards')
    .select(['id', 'account_id', 'currency', 'numbers', 'amount'])
    .where('draw_id', '=', draw.id)
    .orderBy('currency')
    .orderBy('id')
    .execute();
  if (cards.length === 0) await markUnplayed(transaction, 'bingo_draws', draw.id);
  for (const [currency, own] of rowsBy(cards, (card) => card.currency)) {
    await settleCurrency(transaction, draw, { currency, cards: own });
  }
}

interface KeptCard {
  readonly id: number;
  readonly account_id: AccountId;
  readonly numbers: string;
  readonly amount: Minor;
}

async function settleCurrency(
  transaction: Transaction<Tables>,
  draw: DueDraw,
  { currency, cards }: { readonly currency: string; readonly cards: readonly KeptCard[] },
): Promise<void> {
  const jackpot = await fullJackpot(transaction, draw, currency);
  const settlement = settleBingo({
    cards: cards.map(({ id, numbers, amount }) => ({ id, numbers: readNumbers(numbers), amount })),
    balls: draw.balls,
    jackpot,
  });
  for (const part of inParts(settlement.cards, ROWS_AT_ONCE)) {
    const rows = part.map(({ id, prize }) => sql`(${id}::bigint, ${prize}::bigint)`);
    await sql`update bingo_cards set is_settled = true, prize = settled.prize
      from (values ${sql.join(rows)}) as settled (id, prize) where bingo_cards.id = settled.id`.execute(transaction);
  }
  const prizes = new Map(settlement.cards.map(({ id, prize }) => [id, prize]));
  const won = cards.map(({ id, account_id: accountId }) => ({
    transfer: `bingo-prize:${String(id)}`,
    accountId,
    amount: prizes.get(id) ?? NO_MONEY,
  }));
  await payPrizes(transaction, { currency, at: draw.now, won });
  await keepSums(transaction, draw, { currency, jackpot, settlement });
}

/** BNG-8 The jackpot of a currency, locked; the house fills up one that is lower than the first. */
async function fullJackpot(
  transaction: Transaction<Tables>,
  { id, now: at }: DueDraw,
  currency: string,
): Promise<Minor> {
  const kept = await transaction
    .selectFrom('bingo_jackpots')
    .select('amount')
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst();
  const fund = { transfer: `bingo-jackpot:${String(id)}:${currency}`, kind: 'bingo-fund', currency, at } as const;
  return fillJackpot(transaction, fund, { kept: kept?.amount, first: firstCardJackpot(currency) });
}

async function keepSums(
  transaction: Transaction<Tables>,
  { id, now: at }: DueDraw,
  {
    currency,
    jackpot,
    settlement: { fund, fee, prizes, jackpot: left },
  }: { readonly currency: string; readonly jackpot: Minor; readonly settlement: BingoSettlement },
): Promise<void> {
  await takeFee(
    transaction,
    { transfer: `bingo-fee:${String(id)}:${currency}`, kind: 'bingo-fund', currency, at },
    fee,
  );
  await transaction
    .insertInto('bingo_jackpots')
    .values({ currency, amount: left })
    .onConflict((conflict) => conflict.column('currency').doUpdateSet({ amount: left }))
    .execute();
  await transaction.insertInto('bingo_funds').values({ draw_id: id, currency, fund, jackpot }).execute();
  const rows = prizes.map(({ pattern, cards, ball = null, each }) => ({
    draw_id: id,
    currency,
    pattern,
    cards,
    ball,
    each_amount: each,
  }));
  await transaction.insertInto('bingo_prizes').values(rows).execute();
}
