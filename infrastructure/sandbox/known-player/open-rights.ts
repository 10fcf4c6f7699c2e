import { playPermission } from '../../../core/limits/play-permission.ts';
import type { PlayerRight } from '../../../core/player/player-rights.ts';
import { playerRegime } from '../limits/player-regime.ts';
import { knownLimits } from '../limits/known-limits.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { rightsOf } from './rights-of.ts';

/** PR-32, LP-1, LP-2 What a player may do now: neither a ban nor a limit of the player's own is in the way. */
export async function openRights(
  parts: Pick<SandboxParts, 'database' | 'jurisdiction' | 'now'>,
  session: PlayerSession,
): Promise<readonly PlayerRight[]> {
  const regime = await playerRegime(parts, parts.database, session.userId);
  const { limits } = await knownLimits(parts.database, session, regime);
  const { canPlay, canDeposit } = playPermission(limits, regime.now, regime.profile);
  const closed = [...(canPlay ? [] : ['bet']), ...(canDeposit ? [] : ['deposit'])];
  const rights = rightsOf(session.restrictions, regime.now);
  return rights.filter((right) => !closed.includes(right));
}
