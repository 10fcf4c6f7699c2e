import { sql } from 'kysely';
import { hours, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** GM-37, LCT-17 So long a round stays that nobody staked on. */
const UNPLAYED_STAY_FOR: Millis = hours(24);
const ROWS_AT_ONCE = 500;

const SHARED_ROUNDS = [
  ['crash_rounds', 'ends_at'],
  ['live_rounds', 'shown_at'],
] as const;

/** GM-37, LCT-17 Shared rounds begin whenever somebody looks: those that nobody staked on are dropped, and each that stays is checked by itself. */
export async function dropUnplayedRounds(
  { database }: Pick<SandboxParts, 'database'>,
  now: EpochMillis,
): Promise<void> {
  for (const [table, end] of SHARED_ROUNDS) {
    for (;;) {
      const { rows } = await sql`
        delete from ${sql.table(table)} where id = any(array(
          select id from ${sql.table(table)} where not is_staked and ${sql.ref(end)} <= ${now - UNPLAYED_STAY_FOR}
          order by ${sql.ref(end)} limit ${ROWS_AT_ONCE}
        )) returning 1`.execute(database);
      if (rows.length < ROWS_AT_ONCE) break;
    }
  }
}
