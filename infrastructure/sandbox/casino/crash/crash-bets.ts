import type { Transaction } from 'kysely';
import { crashPays, LEAST_CASH_OUT } from '../../../../core/casino/games/crash.ts';
import { gameWin } from '../../../../core/casino/games/house-game.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { NO_MONEY } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import { eachAlone } from '../../each-alone.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { takeMessageIn, type WalletParts } from '../wallet.ts';

export interface CrashScene {
  readonly parts: WalletParts;
  readonly transaction: Transaction<Tables>;
}

type EndingParts = WalletParts & Pick<SandboxParts, 'faults'>;

const MOST_AT_ONCE = 500;

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
