import { sql, type Selectable, type Transaction } from 'kysely';
import { firstJackpotTimes, isTotoReturned, TOTO_RULES, type TotoResult } from '../../../core/lotto/toto-rules.ts';
import { settleToto, type TotoEntry, type TotoSettlement } from '../../../core/lotto/toto-settlement.ts';
import type { TotoSort } from '../../../core/lotto/toto-page.ts';
import { minorUnits, NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { writeTotoResult } from '../../lotto/toto-wire.ts';
import { couponLimits } from '../coupons/sandbox-coupon-limits.ts';
import type { TotoCouponRecord } from '../database/lotto/lotto-tables.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { eachAlone } from '../each-alone.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { fillJackpot, payPrizes, ROWS_AT_ONCE, takeFee } from './pay-prizes.ts';
import { inParts, rowsBy } from './rows-by.ts';
import { readAnswers } from './toto-coupon-wire.ts';
import { totoResult } from './toto-results.ts';
import { markUnplayed } from './unplayed-draws.ts';

interface DueDraw {
  readonly id: number;
  readonly sort: TotoSort;
  readonly results: readonly TotoResult[];
  readonly now: EpochMillis;
}

/** TT-12 Settles the draws of which every game has a result, each in one transaction; a draw that fails stops no other. */
export async function settleTotoDraws(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const draws = await parts.database
    .selectFrom('toto_draws')
    .select(['id', 'sort'])
    .where('state', '=', 'open')
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .execute();
  await eachAlone(parts, draws, {
    name: ({ id }) => `toto ${String(id)}`,
    run: async ({ id, sort }) => {
      const results = await drawResults(parts, { id, sort, now });
      if (results !== undefined) await inTransaction(parts, async (of) => settleDraw(of, { id, sort, results, now }));
    },
  });
}

async function drawResults(
  parts: SandboxParts,
  { id, sort, now }: Omit<DueDraw, 'results'>,
): Promise<readonly TotoResult[] | undefined> {
  const games = await parts.database
    .selectFrom('toto_games')
    .select(['game_id', 'starts_at', 'result'])
    .where('draw_id', '=', id)
    .orderBy('place')
    .execute();
  const results: TotoResult[] = [];
  for (const game of games) {
    const result = totoResult(parts, sort, { game, now });
    if (result === undefined) return undefined;
    results.push(result);
  }
  return results;
}

async function settleDraw(transaction: Transaction<Tables>, draw: DueDraw): Promise<void> {
  const { id, results, now } = draw;
  const isReturned = isTotoReturned(results);
  const locked = await transaction
    .updateTable('toto_draws')
    .set({ state: isReturned ? 'returned' : 'settled', settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (locked === undefined) return;
  const rows = results.map((result, place) => sql`(${place}::integer, ${writeTotoResult(result)}::integer)`);
  await sql`update toto_games set result = decided.result from (values ${sql.join(rows)}) as decided (place, result)
    where toto_games.draw_id = ${id} and toto_games.place = decided.place`.execute(transaction);
  const coupons = await transaction
    .selectFrom('toto_coupons')
    .selectAll()
    .where('draw_id', '=', id)
    .orderBy('currency')
    .orderBy('id')
    .execute();
  if (coupons.length === 0) await markUnplayed(transaction, 'toto_draws', id);
  for (const [currency, own] of rowsBy(coupons, (coupon) => coupon.currency)) {
    await (isReturned
      ? returnCoupons(transaction, { currency, coupons: own }, now)
      : settleCurrency(transaction, draw, { currency, coupons: own }));
  }
}

type KeptCoupon = Selectable<TotoCouponRecord>;

interface CurrencyCoupons {
  readonly currency: string;
  readonly coupons: readonly KeptCoupon[];
}

/** TT-9 Every stake comes back out of the pool. */
async function returnCoupons(
  transaction: Transaction<Tables>,
  { currency, coupons }: CurrencyCoupons,
  at: EpochMillis,
): Promise<void> {
  const settled = coupons.map((coupon) => ({ coupon, state: 'returned', prize: coupon.amount, hits: null }) as const);
  await writeCoupons(transaction, settled);
  const won = coupons.map(({ id, account_id: accountId, amount, placed_at: placedAt }) => ({
    // limits ask when what comes back was staked
    transfer: `toto-return:${String(placedAt)}:${String(id)}`,
    accountId,
    amount,
  }));
  await payPrizes(transaction, { currency, at, won });
}

async function settleCurrency(
  transaction: Transaction<Tables>,
  draw: DueDraw,
  { currency, coupons }: CurrencyCoupons,
): Promise<void> {
  const jackpot = await fullJackpot(transaction, draw, currency);
  const entries = coupons.map(({ id, stake, line_count: lineCount, answers }): TotoEntry => ({
    id,
    stake,
    lineCount,
    answers: readAnswers(answers),
  }));
  const settlement = settleToto(TOTO_RULES[draw.sort], { entries, results: draw.results, jackpot });
  const byId = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  const settled = settlement.entries.flatMap(({ id, hits, prize }) => {
    const coupon = byId.get(id);
    return coupon === undefined ? [] : [{ coupon, state: prize > 0 ? 'won' : 'lost', prize, hits } as const];
  });
  await writeCoupons(transaction, settled);
  const won = settled.map(({ coupon: { id, account_id: accountId }, prize: amount }) => ({
    transfer: `toto-prize:${String(id)}`,
    accountId,
    amount,
  }));
  await payPrizes(transaction, { currency, at: draw.now, won });
  await keepSums(transaction, draw, { currency, jackpot, settlement });
}

/** TT-8 The jackpot of a currency, locked; the house fills up one that is lower than the first. */
async function fullJackpot(
  transaction: Transaction<Tables>,
  { id, sort, now: at }: DueDraw,
  currency: string,
): Promise<Minor> {
  const kept = await transaction
    .selectFrom('toto_jackpots')
    .select('amount')
    .where('sort', '=', sort)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst();
  const fund = { transfer: `toto-jackpot:${String(id)}:${currency}`, kind: 'toto-fund', currency, at } as const;
  return fillJackpot(transaction, fund, { kept: kept?.amount, first: firstJackpot(sort, currency) });
}

/** TT-8 What a jackpot of a currency begins with. */
export function firstJackpot(sort: TotoSort, currency: string): Minor {
  const least = BigInt(couponLimits(currency).minBetAmount);
  return minorUnits(least * BigInt(firstJackpotTimes(TOTO_RULES[sort]))) ?? NO_MONEY;
}

interface CurrencySums {
  readonly currency: string;
  /** Before the draw. */
  readonly jackpot: Minor;
  readonly settlement: TotoSettlement;
}

async function keepSums(
  transaction: Transaction<Tables>,
  { id, sort, now: at }: DueDraw,
  { currency, jackpot, settlement }: CurrencySums,
): Promise<void> {
  const { fund, fee, prizes } = settlement;
  await takeFee(transaction, { transfer: `toto-fee:${String(id)}:${currency}`, kind: 'toto-fund', currency, at }, fee);
  await transaction
    .insertInto('toto_jackpots')
    .values({ sort, currency, amount: settlement.jackpot })
    .onConflict((conflict) => conflict.columns(['sort', 'currency']).doUpdateSet({ amount: settlement.jackpot }))
    .execute();
  await transaction.insertInto('toto_funds').values({ draw_id: id, currency, fund, jackpot }).execute();
  const rows = prizes.map(({ hits, lineCount, amount }) => ({
    draw_id: id,
    currency,
    hits,
    line_count: lineCount,
    amount,
  }));
  await transaction.insertInto('toto_prizes').values(rows).execute();
}

interface SettledCoupon {
  readonly coupon: KeptCoupon;
  readonly state: 'won' | 'lost' | 'returned';
  readonly prize: Minor;
  readonly hits: number | null;
}

async function writeCoupons(transaction: Transaction<Tables>, settled: readonly SettledCoupon[]): Promise<void> {
  for (const part of inParts(settled, ROWS_AT_ONCE)) await writePart(transaction, part);
}

async function writePart(transaction: Transaction<Tables>, settled: readonly SettledCoupon[]): Promise<void> {
  const rows = settled.map(
    ({ coupon: { id }, state, prize, hits }) =>
      sql`(${id}::bigint, ${state}::text, ${prize}::bigint, ${hits}::integer)`,
  );
  await sql`update toto_coupons set state = settled.state, prize = settled.prize, hits = settled.hits
    from (values ${sql.join(rows)}) as settled (id, state, prize, hits)
    where toto_coupons.id = settled.id and toto_coupons.state = 'open'`.execute(transaction);
}
