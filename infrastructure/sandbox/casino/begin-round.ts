import type { UserId } from '../../../core/shared/ids.ts';
import type { CasinoRoundRow } from '../database/casino/casino-tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { askedRow, hasAccount, isSameRound, type NewRound } from './asked-round.ts';
import { playSlot } from './provider/slot-provider.ts';

/** RND-13 Begins a round once under its key: the house writes it down, and its provider asks for the stake. */
export async function beginRound(parts: SandboxParts, asked: NewRound): Promise<CasinoRoundRow | Refusal> {
  const { database, now } = parts;
  const { key: id, userId, machine, choice, currency, stake } = asked;
  if (!(await hasSeed(parts, userId))) return refuse(409, 'no-seed');
  if (!(await hasAccount(database, asked))) return refuse(404, 'account-unavailable');
  await database
    .insertInto('casino_rounds')
    .values(askedRow(asked, now()))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const round = await roundOf(parts, id);
  if (round === undefined || !isSameRound(round, asked)) return refuse(422, 'another-round');
  if (round.state === 'asked') await playSlot(parts, { id, userId, machine, choice, currency, stake });
  return (await roundOf(parts, id)) ?? round;
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
