import type { Transaction } from 'kysely';
import { fedJackpot, newJackpot, type JackpotPool } from '../../../../core/casino/jackpots/jackpot.ts';
import { JACKPOT_LEVELS, type JackpotLevel } from '../../../../core/casino/jackpots/jackpot-terms.ts';
import { minorUnits, NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { CasinoRoundRow } from '../../database/casino/casino-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { jackpotRows, transferRows } from '../../players/ledger.ts';

interface JackpotMove {
  readonly transaction: Transaction<Tables>;
  readonly round: Pick<CasinoRoundRow, 'id' | 'user_id' | 'account_id' | 'game_id' | 'currency' | 'stake'>;
  readonly at: EpochMillis;
}

interface KeptPool extends JackpotPool {
  readonly level: JackpotLevel;
}

/** JKP-2, JKP-6 What the end of a round moves: the share of its stake goes into the pools, and those that it won are paid whole. Gives back what was paid. */
export async function moveJackpots(move: JackpotMove, won: readonly JackpotLevel[]): Promise<Minor> {
  const pools = fedPools(move, await lockedPools(move));
  await keepShares(move, pools);
  let paid = NO_MONEY;
  for (const pool of pools) {
    if (!won.includes(pool.level)) await keepPool(move, pool);
    else paid = sumOf(paid, await payPool(move, pool));
  }
  if (paid > 0) {
    await move.transaction
      .updateTable('accounts')
      .set((eb) => ({ balance: eb('balance', '+', paid) }))
      .where('id', '=', move.round.account_id)
      .execute();
  }
  return paid;
}

/** The pools of a currency, each locked until the end of the transaction; JKP-3 those that are new with what the house puts in first. */
async function lockedPools({ transaction, round: { currency }, at }: JackpotMove): Promise<readonly KeptPool[]> {
  const begun = await transaction
    .insertInto('casino_jackpots')
    .values(JACKPOT_LEVELS.map((level) => ({ level, currency, amount: newJackpot(level, currency), rest: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['level', 'amount'])
    .execute();
  for (const { level, amount } of begun) {
    const fund = {
      transfer: `jackpot-first:${level}:${currency}`,
      kind: 'jackpot-fund',
      currency,
      amount,
      at,
    } as const;
    await transaction.insertInto('ledger').values(jackpotRows(fund)).execute();
  }
  return (
    transaction
      .selectFrom('casino_jackpots')
      .select(['level', 'amount', 'rest'])
      .where('currency', '=', currency)
      // whoever wants the same pools locks them in one order
      .orderBy('level')
      .forUpdate()
      .execute()
  );
}

/** A pool that is full is fed no more. */
function fedPools(
  { round: { stake } }: JackpotMove,
  pools: readonly KeptPool[],
): readonly (KeptPool & { readonly before: Minor })[] {
  return pools.map((pool) => ({ ...pool, ...fedJackpot(pool.level, pool, stake), before: pool.amount }));
}

async function keepShares(
  { transaction, round: { id, currency }, at }: JackpotMove,
  pools: ReturnType<typeof fedPools>,
): Promise<void> {
  const amount = pools.reduce((sum, pool) => sumOf(sum, (pool.amount - pool.before) as Minor), NO_MONEY);
  if (amount === NO_MONEY) return;
  const fund = { transfer: `jackpot-share:${id}`, kind: 'jackpot-fund', currency, amount, at } as const;
  await transaction.insertInto('ledger').values(jackpotRows(fund)).execute();
}

/** JKP-6 Pays a pool; JKP-3 the house begins it anew. */
async function payPool(move: JackpotMove, { level, amount, rest }: KeptPool): Promise<Minor> {
  const { transaction, round, at } = move;
  const { id, account_id: accountId, user_id: userId, game_id: gameId, currency } = round;
  const first = newJackpot(level, currency);
  const win = {
    transfer: `casino-jackpot:${id}:${level}`,
    kind: 'casino-jackpot',
    accountId,
    currency,
    amount,
    at,
  } as const;
  const fund = { transfer: `jackpot-first:${id}:${level}`, kind: 'jackpot-fund', currency, amount: first, at } as const;
  await transaction
    .insertInto('ledger')
    .values([...transferRows(win, 'jackpot'), ...jackpotRows(fund)])
    .execute();
  await transaction
    .insertInto('casino_jackpot_wins')
    .values({ round_id: id, level, currency, amount, user_id: userId, game_id: gameId, at })
    .execute();
  await keepPool(move, { level, amount: first, rest });
  return amount;
}

async function keepPool(
  { transaction, round: { currency } }: JackpotMove,
  { level, amount, rest }: KeptPool,
): Promise<void> {
  await transaction
    .updateTable('casino_jackpots')
    .set({ amount, rest })
    .where('level', '=', level)
    .where('currency', '=', currency)
    .execute();
}

/** Sums of pools, which are all in range together or the round does not end. */
function sumOf(one: Minor, other: Minor): Minor {
  const sum = minorUnits(BigInt(one) + BigInt(other));
  if (sum === undefined) throw new Error('jackpots out of range');
  return sum;
}
