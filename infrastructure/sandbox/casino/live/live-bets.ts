import type { Transaction } from 'kysely';
import { liveTop, liveTotal, liveWin, type LiveStake } from '../../../../core/casino/live/live-order.ts';
import type { LiveTableId } from '../../../../core/casino/live/live-table.ts';
import { LIVE_TABLES } from '../../../../core/casino/live/live-tables.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import { lockPlayer } from '../../limits/permit-deposit.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { numbersOf } from '../round-rows.ts';
import { askedRow, hasAccount, isSameRound, NO_CATALOGUE_GAME, type NewRound } from '../asked-round.ts';
import { takeMessageIn, type WalletParts } from '../wallet.ts';
import { liveRoundNow, type LiveRoundRow } from './live-rounds.ts';
import { keptStakes, liveLimitsIn, readStakes, takesOrder } from './live-stakes.ts';

interface LiveAsk extends Omit<NewRound, 'gameId' | 'machine' | 'choice' | 'stake'> {
  readonly table: LiveTableId;
  readonly round: number;
  readonly stakes: readonly LiveStake[];
}

interface LiveScene {
  readonly parts: WalletParts;
  readonly transaction: Transaction<Tables>;
}

const MOST_AT_ONCE = 500;

/** An order with the round that it is on. */
export function liveBets(database: Pick<Transaction<Tables>, 'selectFrom'>) {
  return database
    .selectFrom('live_bets')
    .innerJoin('casino_rounds', 'casino_rounds.id', 'live_bets.id')
    .innerJoin('live_rounds', 'live_rounds.id', 'live_bets.round_id')
    .selectAll('casino_rounds')
    .select(['live_bets.round_id', 'live_bets.is_open', 'live_rounds.table_id', 'live_rounds.drawn']);
}

export type PlacedLiveBet = Awaited<ReturnType<ReturnType<typeof liveBets>['execute']>>[number];

/** LCT-14 Places an order once under its key, while the round that the player saw takes stakes. */
export async function placeLiveBet(parts: WalletParts, ask: LiveAsk): Promise<PlacedLiveBet | Refusal> {
  const stake = liveTotal(ask.stakes);
  if (stake === undefined || !takesOrder(ask.table, ask.currency, ask.stakes)) return refuse(404, 'stake');
  const round = await liveRoundNow(parts, ask.table);
  return inTransaction(parts, async (transaction) => {
    // whatever else the player does is waited for before the time is looked at, not between that and the stake
    await lockPlayer(transaction, ask.userId);
    const isNew = await keepBet({ parts, transaction }, { ...ask, stake }, round);
    if (isNew === 'account-unavailable' || isNew === 'stake') return refuse(404, isNew);
    if (isNew === 'closed') return refuse(409, isNew);
    const bet = await liveBets(transaction).where('live_bets.id', '=', ask.key).executeTakeFirst();
    if (bet === undefined || !isSameOrder(bet, { ...ask, stake })) return refuse(422, 'another-round');
    if (bet.state !== 'asked') return bet;
    const { status } = await takeMessageIn({ parts, transaction }, { kind: 'bet', round: ask.key, amount: stake });
    if (status !== 'done') {
      await transaction.updateTable('live_bets').set({ is_open: false }).where('id', '=', ask.key).execute();
    }
    return liveBets(transaction).where('live_bets.id', '=', ask.key).executeTakeFirstOrThrow();
  });
}

async function keepBet(
  { parts, transaction }: LiveScene,
  ask: StakedAsk,
  round: LiveRoundRow,
): Promise<'kept' | 'known' | 'closed' | 'account-unavailable' | 'stake'> {
  const { key: id } = ask;
  const known = await transaction.selectFrom('casino_rounds').select('id').where('id', '=', id).executeTakeFirst();
  if (known !== undefined) return 'known';
  const now = parts.now();
  if (ask.round !== round.id || now >= round.closes_at) return 'closed';
  if (!(await hasAccount(transaction, ask))) return 'account-unavailable';
  if (!(await fitsRound(transaction, ask, round))) return 'stake';
  const { numInsertedOrUpdatedRows: rows } = await transaction
    .insertInto('casino_rounds')
    .values(askedRow(roundOf(ask), now))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (rows === 0n) return 'known';
  const bet = { id, round_id: round.id, due_at: round.shown_at, is_open: true };
  await transaction.insertInto('live_bets').values(bet).execute();
  await transaction
    .updateTable('live_rounds')
    .set({ is_staked: true })
    .where('id', '=', round.id)
    .where('is_staked', '=', false)
    .execute();
  return 'kept';
}

/** LCT-11 Whether a player's orders on a round could together win no more than is paid. */
async function fitsRound(
  transaction: Transaction<Tables>,
  { userId, table, currency, stakes }: LiveAsk,
  round: LiveRoundRow,
): Promise<boolean> {
  const placed = await liveBets(transaction)
    .where('live_bets.round_id', '=', round.id)
    .where('live_bets.is_open', '=', true)
    .where('casino_rounds.user_id', '=', userId)
    .where('casino_rounds.currency', '=', currency)
    .execute();
  const laid = placed.flatMap(({ choice }) => readStakes(choice));
  const top = liveTop(LIVE_TABLES[table], [...laid, ...stakes]);
  return top !== undefined && top <= liveLimitsIn(table, currency).mostPaid;
}

interface StakedAsk extends LiveAsk {
  /** Of all its spots. */
  readonly stake: Minor;
}

function roundOf({ table, stakes, ...ask }: StakedAsk): NewRound {
  return { ...ask, gameId: NO_CATALOGUE_GAME, machine: table, choice: keptStakes(stakes) };
}

function isSameOrder(bet: PlacedLiveBet, ask: StakedAsk): boolean {
  return bet.round_id === ask.round && isSameRound(bet, roundOf(ask));
}

/** LCT-12 Pays what is due, whoever is there; an order that fails stops no other. */
export async function endDueLiveBets(parts: WalletParts, now: EpochMillis): Promise<void> {
  const due = await dueBets(parts, now).orderBy('due_at').limit(MOST_AT_ONCE).execute();
  const failed: unknown[] = [];
  for (const { id } of due) {
    try {
      await endDue(parts, id);
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
}

/** Those of a player who asks for them before the tick has come. */
export async function endDueLiveBetsOf(parts: WalletParts, userId: UserId, now: EpochMillis): Promise<void> {
  const due = await dueBets(parts, now)
    .innerJoin('casino_rounds', 'casino_rounds.id', 'live_bets.id')
    .where('casino_rounds.user_id', '=', userId)
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id } of due) await endDue(parts, id);
}

function dueBets({ database }: Pick<WalletParts, 'database'>, now: EpochMillis) {
  return database.selectFrom('live_bets').select('live_bets.id').where('is_open', '=', true).where('due_at', '<=', now);
}

async function endDue(parts: WalletParts, id: string): Promise<void> {
  await inTransaction(parts, async (transaction) => {
    const bet = await liveBets(transaction)
      .where('live_bets.id', '=', id)
      .forUpdate(['casino_rounds', 'live_bets'])
      .executeTakeFirst();
    if (bet?.is_open !== true) return;
    const drawn = numbersOf(bet.drawn);
    const amount = liveWin(LIVE_TABLES[bet.table_id], readStakes(bet.choice), drawn) ?? NO_MONEY;
    const outcome = { seedId: bet.round_id, nonce: 0, stops: drawn };
    const scene = { parts, transaction };
    if (amount > NO_MONEY) await takeMessageIn(scene, { kind: 'win', round: id, amount, drawn: outcome });
    await takeMessageIn(scene, { kind: 'finish', round: id, amount, drawn: outcome });
    await transaction.updateTable('live_bets').set({ is_open: false }).where('id', '=', id).execute();
  });
}
