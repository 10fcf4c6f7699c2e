import { isCheckDue, realityCheckEvery } from '../../../core/limits/reality-check.ts';
import { minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { playerRegime } from './player-regime.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { knownLimits } from './known-limits.ts';

/** The clocks of pages are a little fast or slow. */
const EARLY: Millis = minutes(1);

/** RC-12 Counts anew from now where a check is due; gives since when the next one is counted. */
export async function acknowledgedCheck(
  parts: Pick<SandboxParts, 'database' | 'jurisdiction' | 'now'>,
  { userId, idHash }: PlayerSession,
): Promise<EpochMillis> {
  const { database } = parts;
  const regime = await playerRegime(parts, database, userId);
  const { limits, time } = await knownLimits(database, { userId, sessionHash: idHash }, regime);
  const every = realityCheckEvery(limits, regime.now, regime.profile);
  if (time.checkedFrom !== null && !isCheckDue(time.checkedFrom, every, regime.now + EARLY)) return time.checkedFrom;
  const row = { user_id: userId, counted_from: regime.now };
  await database
    .insertInto('reality_checks')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return regime.now;
}
