import { sql } from 'kysely';
import { hours, minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** The pages forget an attempt after 48 hours; nobody asks about its key any more. */
const KEYS_ANSWER_FOR: Millis = hours(48);
const ROWS_AT_ONCE = 500;
const EVERY: Millis = minutes(1);

/** Once a minute: answers to keys of two days ago and saved coupons that ran out. */
export async function dropOutdated({ database, upkeep }: SandboxParts, now: EpochMillis): Promise<void> {
  if (upkeep.droppedAt !== undefined && now - upkeep.droppedAt < EVERY) return;
  upkeep.droppedAt = now;
  await database.deleteFrom('saved_coupons').where('expires_at', '<=', now).execute();
  await dropPlacements(database, now - KEYS_ANSWER_FOR);
}

/** A key with coupons stays, so that nothing is ever placed under it again; of its reply only that it was accepted. */
async function dropPlacements(database: Database, before: EpochMillis): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ readonly placed: boolean }>`
      with old as (
        select user_id, key, exists (
          select 1 from coupons where coupons.user_id = placements.user_id and coupons.placement_key = placements.key
        ) as placed
        from placements
        where created_at < ${before} and status <> 'pending' and not is_dropped
        order by created_at limit ${ROWS_AT_ONCE}
      ), shortened as (
        update placements set is_dropped = true, reply = '{"status":"accepted"}'
        from old where placements.user_id = old.user_id and placements.key = old.key and old.placed
      ), dropped as (
        delete from placements using old
        where placements.user_id = old.user_id and placements.key = old.key and not old.placed
      )
      select placed from old`.execute(database);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
