import type { Transaction } from 'kysely';
import { CRASH_STAKES_AT_ONCE } from '../../../../core/casino/games/crash-blocks.ts';
import { isCashOut, MOST_CASH_OUT, timeToCashOut } from '../../../../core/casino/games/crash.ts';
import { gameStakes } from '../../../../core/casino/games/house-game.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { currencyDecimals, type Minor } from '../../../../core/shared/money.ts';
import { couponLimits } from '../../coupons/sandbox-coupon-limits.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import { lockPlayer } from '../../limits/permit-deposit.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { askedRow, hasAccount, isSameRound, NO_CATALOGUE_GAME, type NewRound } from '../asked-round.ts';
import { takeMessageIn, type WalletParts } from '../wallet.ts';
import { crashBets, type CrashScene, type PlacedCrashBet } from './crash-bets.ts';
import { crashRoundNow, type CrashRoundRow } from './crash-rounds.ts';

interface CrashAsk extends Omit<NewRound, 'gameId' | 'machine' | 'choice'> {
  readonly target: number;
}

/** GM-5 What crash is played with in a currency. */
export function crashStakesIn(currency: string): readonly Minor[] {
  if (currencyDecimals(currency) === undefined) return [];
  const { minBetAmount: least, maxPayout: mostPaid } = couponLimits(currency);
  return gameStakes({ topPay: MOST_CASH_OUT }, { least, mostPaid });
}

/** GM-36, GM-38 Places a stake once under its key, while the round takes stakes. */
export async function placeCrashBet(parts: WalletParts, ask: CrashAsk): Promise<PlacedCrashBet | Refusal> {
  if (!isCashOut(ask.target)) return refuse(404, 'target');
  if (!crashStakesIn(ask.currency).includes(ask.stake)) return refuse(404, 'stake');
  const round = await crashRoundNow(parts);
  return inTransaction(parts, async (transaction) => {
    // whatever else the player does is waited for before the time is looked at, not between that and the stake
    await lockPlayer(transaction, ask.userId);
    const isNew = await keepBet({ parts, transaction }, ask, round);
    if (isNew === 'account-unavailable') return refuse(404, isNew);
    if (isNew === 'closed' || isNew === 'too-many') return refuse(409, isNew);
    const bet = await crashBets(transaction).where('crash_bets.id', '=', ask.key).executeTakeFirst();
    if (bet === undefined || !isSameRound(bet, roundOf(ask))) return refuse(422, 'another-round');
    if (bet.state !== 'asked') return bet;
    const { status } = await takeMessageIn({ parts, transaction }, { kind: 'bet', round: ask.key, amount: ask.stake });
    if (status !== 'done') {
      await transaction.updateTable('crash_bets').set({ is_open: false }).where('id', '=', ask.key).execute();
    }
    return crashBets(transaction).where('crash_bets.id', '=', ask.key).executeTakeFirstOrThrow();
  });
}

async function keepBet(
  { parts, transaction }: CrashScene,
  ask: CrashAsk,
  round: CrashRoundRow,
): Promise<'kept' | 'known' | 'closed' | 'too-many' | 'account-unavailable'> {
  const { key: id, userId, target } = ask;
  const known = await transaction.selectFrom('casino_rounds').select('id').where('id', '=', id).executeTakeFirst();
  if (known !== undefined) return 'known';
  const now = parts.now();
  if (now >= round.starts_at) return 'closed';
  if ((await stakesOn(transaction, { round, userId })) >= CRASH_STAKES_AT_ONCE) return 'too-many';
  if (!(await hasAccount(transaction, ask))) return 'account-unavailable';
  const { numInsertedOrUpdatedRows: rows } = await transaction
    .insertInto('casino_rounds')
    .values(askedRow(roundOf(ask), now))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (rows === 0n) return 'known';
  // the server knows where the round crashes: what becomes of the stake by itself is settled now, and told then
  const dueAt = target <= round.point ? round.starts_at + timeToCashOut(target) : round.ends_at;
  const bet = { id, round_id: round.id, target, due_at: dueAt, is_open: true };
  await transaction.insertInto('crash_bets').values(bet).execute();
  await transaction
    .updateTable('crash_rounds')
    .set({ is_staked: true })
    .where('id', '=', round.id)
    .where('is_staked', '=', false)
    .execute();
  return 'kept';
}

/** GM-38 Those that were refused are none. */
async function stakesOn(
  transaction: Transaction<Tables>,
  { round, userId }: { readonly round: CrashRoundRow; readonly userId: UserId },
): Promise<number> {
  const { stakes } = await transaction
    .selectFrom('crash_bets')
    .innerJoin('casino_rounds', 'casino_rounds.id', 'crash_bets.id')
    .where('crash_bets.round_id', '=', round.id)
    .where('casino_rounds.user_id', '=', userId)
    .where('casino_rounds.state', '<>', 'refused')
    .select(({ fn }) => fn.countAll<number>().as('stakes'))
    .executeTakeFirstOrThrow();
  return Number(stakes);
}

function roundOf({ target, ...ask }: CrashAsk): NewRound {
  return { ...ask, gameId: NO_CATALOGUE_GAME, machine: 'crash', choice: `${target}` };
}
