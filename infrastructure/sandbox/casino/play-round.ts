import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import { slotStakes } from '../../../core/casino/rounds/slot-stakes.ts';
import { SLOT_MACHINES } from '../../../core/casino/rounds/slot-machines.ts';
import type { SlotMachineId } from '../../../core/casino/rounds/slot-machine.ts';
import { couponLimits } from '../coupons/sandbox-coupon-limits.ts';
import type { CasinoRoundRow } from '../database/casino/casino-tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { playSlot } from './provider/slot-provider.ts';

/** A round as a player asks for it. */
export interface RoundAsk {
  readonly key: string;
  readonly userId: UserId;
  readonly sessionHash: string;
  readonly gameId: number;
  readonly accountId: AccountId;
  readonly currency: string;
  readonly stake: Minor;
}

/** RND-10 What a machine is played with in a currency. */
export function stakesIn(machine: SlotMachineId, currency: string): readonly Minor[] {
  const { minBetAmount: least, maxPayout: mostPaid } = couponLimits(currency);
  return slotStakes(SLOT_MACHINES[machine], { least, mostPaid });
}

/** RND-13 Plays a round once under its key: the house writes it down, and its provider asks for the stake. */
export async function playRound(parts: SandboxParts, ask: RoundAsk): Promise<CasinoRoundRow | Refusal> {
  const { database, now } = parts;
  const game = await database
    .selectFrom('casino_games')
    .select('machine')
    .where('id', '=', ask.gameId)
    .executeTakeFirst();
  if (game === undefined) return refuse(404, 'game');
  if (!stakesIn(game.machine, ask.currency).includes(ask.stake)) return refuse(404, 'stake');
  if (!(await hasSeed(parts, ask.userId))) return refuse(409, 'no-seed');
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', ask.accountId)
    .where('user_id', '=', ask.userId)
    .executeTakeFirst();
  if (account === undefined) return refuse(404, 'account-unavailable');
  const { key: id, userId, accountId, gameId, currency, stake, sessionHash } = ask;
  const { machine } = game;
  const asked = { id, user_id: userId, account_id: accountId, game_id: gameId, machine, currency, stake };
  await database
    .insertInto('casino_rounds')
    .values({
      ...asked,
      win: NO_MONEY,
      state: 'asked',
      refusal: null,
      session_hash: sessionHash,
      seed_id: null,
      nonce: null,
      stops: null,
      at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const round = await roundOf(parts, id);
  if (round === undefined || !isSameOrder(round, ask)) return refuse(422, 'another-round');
  if (round.state === 'asked') await playSlot(parts, { id, userId, machine, currency, stake });
  return (await roundOf(parts, id)) ?? round;
}

function isSameOrder(round: CasinoRoundRow, { userId, gameId, accountId, stake }: RoundAsk): boolean {
  return (
    round.user_id === userId && round.game_id === gameId && round.account_id === accountId && round.stake === stake
  );
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
