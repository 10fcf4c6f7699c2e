import type { Kysely } from 'kysely';
import { nextMidnight } from '../../../core/limits/period-end.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { days, minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { PlayTimeRow } from '../database/limits/limit-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';

/** So many pings can be lost before the player counts as away. */
const LONGEST_GAP: Millis = minutes(5);

/** What is known of a player's time. */
export interface PlayTimeFacts {
  readonly kept: Pick<PlayTimeRow, 'day' | 'counted' | 'seen_at'> | null;
  /** When the player staked last since then. */
  readonly stakedAt: EpochMillis | null;
  /** When the session began that asks. */
  readonly sessionBegan: EpochMillis | null;
  /** RC-10 Since when the player is due a reality check; null where nobody can say. */
  readonly checkedFrom: EpochMillis | null;
}

interface Counting extends LimitRegime {
  /** Nothing before it counts. */
  readonly limitedSince: EpochMillis;
  /** Whether the player is here for certain, and was all the while: whoever stakes is. */
  readonly isCertain: boolean;
}

/** SN-7 How long the player has played since midnight, over all tabs and devices: from ping to ping, however many were lost in between, but no longer than a device sleeps. */
export function playedTime(
  { kept, stakedAt, sessionBegan }: Omit<PlayTimeFacts, 'checkedFrom'>,
  { now, zone, limitedSince, isCertain }: Counting,
): Pick<PlayTimeRow, 'day' | 'counted' | 'seen_at'> {
  const day = nextMidnight(now, zone) - days(1);
  const today = kept?.day === day ? kept : undefined;
  // a new session begins no day anew: what was staked since the player was last seen today was played
  const lastSeen = today?.seen_at ?? Math.max(kept?.seen_at ?? 0, sessionBegan ?? now);
  const seen = Math.max(day, limitedSince, lastSeen);
  const staked = Math.min(now, Math.max(seen, stakedAt ?? 0));
  const gap = Math.max(0, now - Math.max(staked, sessionBegan ?? 0));
  const counted = (today?.counted ?? 0) + Math.max(0, staked - seen) + (isCertain || gap <= LONGEST_GAP ? gap : 0);
  return { day, counted, seen_at: now };
}

/** Keeps how long the player has played; of two tabs that ping at once, the later one counts. */
export async function keepPlayTime(
  database: Kysely<Tables>,
  userId: UserId,
  played: Pick<PlayTimeRow, 'day' | 'counted' | 'seen_at'>,
): Promise<void> {
  await database
    .insertInto('play_time')
    .values({ user_id: userId, ...played })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(played)
        .where((of) => of('play_time.seen_at', '<', of.ref('excluded.seen_at'))),
    )
    .execute();
}
