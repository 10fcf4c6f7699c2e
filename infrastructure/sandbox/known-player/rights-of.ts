import { canWithdrawWhileBanned, isBanned } from '../../../core/player/player-ban.ts';
import type { PlayerRight } from '../../../core/player/player-rights.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { KnownRestrictions } from '../players/player-restrictions.ts';

/** PR-32 */
export function rightsOf(known: KnownRestrictions, now: EpochMillis): readonly PlayerRight[] {
  const isFree = !isBanned(known.banLevel);
  const isLocked = known.withdrawalsLockedUntil !== null && known.withdrawalsLockedUntil > now;
  const mayWithdraw = !isLocked && (isFree || canWithdrawWhileBanned(known));
  return [...(isFree ? (['bet', 'deposit'] as const) : []), ...(mayWithdraw ? (['withdraw'] as const) : [])];
}
