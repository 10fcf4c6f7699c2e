import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { CasinoRoundRow, DrawnBy } from '../database/casino/casino-tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { playSlot } from './provider/slot-provider.ts';

/** A round that may be written down: its game and its stake are known. */
export interface NewRound {
  readonly key: string;
  readonly userId: UserId;
  readonly sessionHash: string;
  readonly gameId: number;
  readonly machine: DrawnBy;
  readonly choice: string | null;
  readonly accountId: AccountId;
  readonly currency: string;
  readonly stake: Minor;
}

/** RND-13 Begins a round once under its key: the house writes it down, and its provider asks for the stake. */
export async function beginRound(parts: SandboxParts, asked: NewRound): Promise<CasinoRoundRow | Refusal> {
  const { database, now } = parts;
  const { key: id, userId, accountId, gameId, machine, choice, currency, stake, sessionHash } = asked;
  if (!(await hasSeed(parts, userId))) return refuse(409, 'no-seed');
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (account === undefined) return refuse(404, 'account-unavailable');
  await database
    .insertInto('casino_rounds')
    .values({
      id,
      user_id: userId,
      account_id: accountId,
      game_id: gameId,
      machine,
      choice,
      currency,
      stake,
      win: NO_MONEY,
      state: 'asked',
      refusal: null,
      session_hash: sessionHash,
      seed_id: null,
      nonce: null,
      stops: null,
      jackpots: null,
      jackpot_win: NO_MONEY,
      at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const round = await roundOf(parts, id);
  if (round === undefined || !isSameOrder(round, asked)) return refuse(422, 'another-round');
  if (round.state === 'asked') await playSlot(parts, { id, userId, machine, choice, currency, stake });
  return (await roundOf(parts, id)) ?? round;
}

function isSameOrder(round: CasinoRoundRow, asked: NewRound): boolean {
  const { userId, gameId, machine, choice, accountId, currency, stake } = asked;
  const isSameGame = round.game_id === gameId && round.machine === machine && round.choice === choice;
  const isSameStake = round.account_id === accountId && round.currency === currency && round.stake === stake;
  return round.user_id === userId && isSameGame && isSameStake;
}

async function roundOf({ database }: Pick<SandboxParts, 'database'>, id: string): Promise<CasinoRoundRow | undefined> {
  return database.selectFrom('casino_rounds').selectAll().where('id', '=', id).executeTakeFirst();
}

async function hasSeed({ database }: Pick<SandboxParts, 'database'>, userId: UserId): Promise<boolean> {
  const seed = await database
    .selectFrom('slot_seeds')
    .select('id')
    .where('user_id', '=', userId)
    .where('player_seed', 'is not', null)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();
  return seed !== undefined;
}
