import type { UserId } from '../../../core/shared/ids.ts';
import { afterCommit } from '../after-commit.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { askedRow, hasAccount, isSameRound, type NewRound } from './asked-round.ts';
import { playSlot } from './provider/slot-provider.ts';
import { roundBy, type RoundWithSeed } from './round-rows.ts';

/**
 * RND-13 Begins a round once under its key: the house writes it down, and its provider asks for the stake. Once that may be
 * booked the round is answered as it is known, whatever fails: it goes on without whoever asked.
 */
export async function beginRound(parts: SandboxParts, asked: NewRound): Promise<RoundWithSeed | Refusal> {
  const { database, now } = parts;
  const { key: id, userId, machine, choice, currency, stake } = asked;
  if (!(await hasSeed(parts, userId))) return refuse(409, 'no-seed');
  if (!(await hasAccount(database, asked))) return refuse(404, 'account-unavailable');
  await database
    .insertInto('casino_rounds')
    .values(askedRow(asked, now()))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const round = await roundBy(database, id);
  if (round === undefined || !isSameRound(round, asked)) return refuse(422, 'another-round');
  if (round.state !== 'asked') return round;
  await playSlot(parts, { id, userId, machine, choice, currency, stake });
  return afterCommit(parts, {
    subject: `read round ${id}`,
    known: round,
    run: async () => (await roundBy(database, id)) ?? round,
  });
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
