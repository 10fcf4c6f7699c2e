import { sql } from 'kysely';
import { boundsPlay, nextLimitReminder } from '../../../core/limits/limit-reminder.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import { eachAlone } from '../each-alone.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { tellPlayer } from '../support/player-messages.ts';
import { knownLimits } from './known-limits.ts';
import { lockPlayer } from './permit-deposit.ts';
import { playerRegime } from './player-regime.ts';

const EVERY: Millis = minutes(1);
const MOST_AT_ONCE = 200;

/** Once a minute: players are told of a change that can be confirmed now, and to look through their limits. */
export async function remindOfLimits(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const { upkeep, database } = parts;
  if (upkeep.remindedAt !== undefined && now - upkeep.remindedAt < EVERY) return;
  upkeep.remindedAt = now;
  const waiting = await database
    .selectFrom('limits')
    .select(['id', 'user_id'])
    .where('state', '=', sql.lit('pending'))
    .where('is_due_told', '=', sql.lit(false))
    .where('started_at', '<=', now)
    .orderBy('started_at')
    .limit(MOST_AT_ONCE)
    .execute();
  await eachAlone(parts, waiting, {
    name: ({ id }) => `reminder of limit ${String(id)}`,
    run: async ({ id, user_id: userId }) => tellDue(parts, { id: Number(id), userId }, now),
  });
  const players = await database
    .selectFrom('users')
    .select('id')
    .where('limits_remind_at', '<=', now)
    .orderBy('limits_remind_at')
    .limit(MOST_AT_ONCE)
    .execute();
  await eachAlone(parts, players, {
    name: ({ id }) => `reminder of limits of ${String(id)}`,
    run: async ({ id }) => remind(parts, id, now),
  });
}

/** PE-7 Told once, and only while it can still be confirmed. */
async function tellDue(
  parts: SandboxParts,
  { id, userId }: { readonly id: number; readonly userId: UserId },
  now: EpochMillis,
): Promise<void> {
  await inTransaction(parts, async (transaction) => {
    await lockPlayer(transaction, userId);
    const row = await transaction
      .updateTable('limits')
      .set({ is_due_told: true })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where('is_due_told', '=', sql.lit(false))
      .returning('ends_at')
      .executeTakeFirst();
    if (row === undefined || (row.ends_at !== null && row.ends_at <= now)) return;
    await tellPlayer(transaction, { userId, kind: 'limit-due', about: id, at: now });
  });
}

/** LQ-3 */
async function remind(parts: SandboxParts, userId: UserId, now: EpochMillis): Promise<void> {
  await inTransaction(parts, async (transaction) => {
    await lockPlayer(transaction, userId);
    const user = await transaction
      .selectFrom('users')
      .select(['limits_remind_at', 'transferred_to'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (user.limits_remind_at === null || user.limits_remind_at > now) return;
    const isGone = user.transferred_to !== null;
    const limits = isGone
      ? []
      : (await knownLimits(transaction, { userId }, await playerRegime(parts, transaction, userId))).limits;
    const hasLimits = boundsPlay(limits, now);
    await transaction
      .updateTable('users')
      .set({ limits_remind_at: isGone ? null : nextLimitReminder(hasLimits, now) })
      .where('id', '=', userId)
      .execute();
    if (isGone) return;
    await tellPlayer(transaction, { userId, kind: hasLimits ? 'limits-review' : 'limits-offer', at: now });
  });
}
