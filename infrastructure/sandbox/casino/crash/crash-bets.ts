import type { Transaction } from 'kysely';
import {
  crashPays,
  isCashOut,
  LEAST_CASH_OUT,
  MOST_CASH_OUT,
  timeToCashOut,
} from '../../../../core/casino/games/crash.ts';
import { gameStakes, gameWin } from '../../../../core/casino/games/house-game.ts';
import type { AccountId, UserId } from '../../../../core/shared/ids.ts';
import { currencyDecimals, NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import { couponLimits } from '../../coupons/sandbox-coupon-limits.ts';
import type { CasinoRoundRow } from '../../database/casino/casino-tables.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import { eachAlone } from '../../each-alone.ts';
import type { Tables } from '../../database/tables.ts';
import { lockPlayer } from '../../limits/permit-deposit.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { takeMessageIn, type WalletParts } from '../wallet.ts';
import { crashRoundNow, type CrashRoundRow } from './crash-rounds.ts';

interface CrashAsk {
  readonly key: string;
  readonly userId: UserId;
  readonly sessionHash: string;
  readonly accountId: AccountId;
  readonly currency: string;
  readonly stake: Minor;
  readonly target: number;
}

interface CrashScene {
  readonly parts: WalletParts;
  readonly transaction: Transaction<Tables>;
}

type EndingParts = WalletParts & Pick<SandboxParts, 'faults'>;

const NO_CATALOGUE_GAME = 0;
const MOST_AT_ONCE = 500;
const MOST_STAKES = 2;

/** GM-5 What crash is played with in a currency. */
export function crashStakesIn(currency: string): readonly Minor[] {
  if (currencyDecimals(currency) === undefined) return [];
  const { minBetAmount: least, maxPayout: mostPaid } = couponLimits(currency);
  return gameStakes({ topPay: MOST_CASH_OUT }, { least, mostPaid });
}

/** A stake with the round that it is on. */
export function crashBets(database: Pick<Transaction<Tables>, 'selectFrom'>) {
  return database
    .selectFrom('crash_bets')
    .innerJoin('casino_rounds', 'casino_rounds.id', 'crash_bets.id')
    .innerJoin('crash_rounds', 'crash_rounds.id', 'crash_bets.round_id')
    .selectAll('casino_rounds')
    .select(['crash_bets.round_id', 'crash_bets.target', 'crash_bets.due_at', 'crash_bets.is_open'])
    .select(['crash_rounds.point', 'crash_rounds.starts_at', 'crash_rounds.ends_at'])
    .select(['crash_rounds.server_hash', 'crash_rounds.server_seed']);
}

export type PlacedCrashBet = Awaited<ReturnType<ReturnType<typeof crashBets>['execute']>>[number];

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
    if (bet === undefined || !isSameOrder(bet, ask)) return refuse(422, 'another-round');
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
  const { key: id, userId, accountId, target } = ask;
  const known = await transaction.selectFrom('casino_rounds').select('id').where('id', '=', id).executeTakeFirst();
  if (known !== undefined) return 'known';
  const now = parts.now();
  if (now >= round.starts_at) return 'closed';
  if ((await stakesOn(transaction, { round, userId })) >= MOST_STAKES) return 'too-many';
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (account === undefined) return 'account-unavailable';
  const { numInsertedOrUpdatedRows: rows } = await transaction
    .insertInto('casino_rounds')
    .values(newRow(ask, now))
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

function newRow(
  { key: id, userId, sessionHash, accountId, currency, stake, target }: CrashAsk,
  at: EpochMillis,
): CasinoRoundRow {
  return {
    id,
    user_id: userId,
    account_id: accountId,
    game_id: NO_CATALOGUE_GAME,
    machine: 'crash',
    choice: `${target}`,
    currency,
    stake,
    win: NO_MONEY,
    state: 'asked',
    refusal: null,
    session_hash: sessionHash,
    seed_id: null,
    nonce: null,
    stops: null,
    at,
  };
}

function isSameOrder(bet: PlacedCrashBet, { userId, accountId, currency, stake, target }: CrashAsk): boolean {
  return (
    bet.user_id === userId &&
    bet.account_id === accountId &&
    bet.currency === currency &&
    bet.stake === stake &&
    bet.target === target
  );
}

/** GM-35 Cashes out by the clock of the server. */
export async function cashOutCrash(
  parts: WalletParts,
  { id, userId }: { readonly id: string; readonly userId: UserId },
): Promise<PlacedCrashBet | Refusal> {
  return inTransaction(parts, async (transaction) => {
    const bet = await lockedBet(transaction, id);
    if (bet === undefined || bet.user_id !== userId) return refuse(404, 'no-round');
    if (bet.is_open) {
      const now = parts.now();
      const isDue = bet.due_at <= now;
      if (!isDue && crashPays(now - bet.starts_at) < LEAST_CASH_OUT) return refuse(409, 'too-early');
      await endBet({ parts, transaction }, bet, isDue ? payDue(bet) : crashPays(now - bet.starts_at));
    }
    const ended = await crashBets(transaction).where('crash_bets.id', '=', id).executeTakeFirstOrThrow();
    return ended.win === NO_MONEY ? refuse(409, 'too-late') : ended;
  });
}

/** GM-34, GM-36 Pays what is due and ends what is lost, whoever is there; a stake that fails stops no other. */
export async function endDueCrashBets(parts: EndingParts, now: EpochMillis): Promise<void> {
  await endAll(parts, await dueBets(parts, now).orderBy('due_at').limit(MOST_AT_ONCE).execute());
}

/** Those of a player who asks for them before the tick has come. */
export async function endDueCrashBetsOf(parts: EndingParts, userId: UserId, now: EpochMillis): Promise<void> {
  const due = await dueBets(parts, now)
    .innerJoin('casino_rounds', 'casino_rounds.id', 'crash_bets.id')
    .where('casino_rounds.user_id', '=', userId)
    .limit(MOST_AT_ONCE)
    .execute();
  await endAll(parts, due);
}

async function endAll(parts: EndingParts, due: readonly { readonly id: string }[]): Promise<void> {
  await eachAlone(parts, due, { name: ({ id }) => `crash stake ${id}`, run: async ({ id }) => endDue(parts, id) });
}

function dueBets({ database }: Pick<WalletParts, 'database'>, now: EpochMillis) {
  return database
    .selectFrom('crash_bets')
    .select('crash_bets.id')
    .where('is_open', '=', true)
    .where('due_at', '<=', now);
}

async function endDue(parts: WalletParts, id: string): Promise<void> {
  await inTransaction(parts, async (transaction) => {
    const bet = await lockedBet(transaction, id);
    if (bet?.is_open === true) await endBet({ parts, transaction }, bet, payDue(bet));
  });
}

async function lockedBet(transaction: Transaction<Tables>, id: string): Promise<PlacedCrashBet | undefined> {
  return crashBets(transaction)
    .where('crash_bets.id', '=', id)
    .forUpdate(['casino_rounds', 'crash_bets'])
    .executeTakeFirst();
}

/** What a stake pays that nobody cashes out: its automatic cash-out, where the round reaches it. */
function payDue({ target, point }: PlacedCrashBet): number {
  return target <= point ? target : 0;
}

async function endBet(
  scene: CrashScene,
  { id: round, stake, round_id: seedId }: PlacedCrashBet,
  pays: number,
): Promise<void> {
  const amount = pays === 0 ? NO_MONEY : (gameWin(stake, pays) ?? NO_MONEY);
  const drawn = { seedId, nonce: 0, stops: [pays] };
  if (amount > NO_MONEY) await takeMessageIn(scene, { kind: 'win', round, amount, drawn });
  await takeMessageIn(scene, { kind: 'finish', round, amount, drawn });
  await scene.transaction.updateTable('crash_bets').set({ is_open: false }).where('id', '=', round).execute();
}
