import * as v from 'valibot';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';

const EXCLUDED = v.object({ success: v.literal(true), endsAt: v.number() });

/** SX-9 Until when a player was shut out under a key, which nobody but the page that sent it knows; nothing of what else goes under keys. */
export async function heldExclusion(database: Database, userId: UserId, key: string): Promise<EpochMillis | undefined> {
  const kept = await database
    .selectFrom('limit_saves')
    .select('reply')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (kept === undefined) return undefined;
  const reply = v.safeParse(EXCLUDED, JSON.parse(kept.reply));
  return reply.success ? reply.output.endsAt : undefined;
}
