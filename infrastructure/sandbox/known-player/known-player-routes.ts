import { canWithdrawWhileBanned, isBanned } from '../../../core/player/player-ban.ts';
import type { PlayerRight } from '../../../core/player/player-rights.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { HIDE_BALANCE, RIGHTS, USER_CONFIG } from '../../player/player-calls.ts';
import { restrictionsOf } from '../players/player-restrictions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { userConfigOf } from './user-config.ts';

type KnownPlayerParts = Pick<SandboxParts, 'database' | 'now'>;

/** What is known of the signed-in player, and what they may do. */
export function serveKnownPlayer(api: ServedApi, parts: KnownPlayerParts): void {
  const { database, now } = parts;
  serveCall(api, USER_CONFIG, async ({ session }) => ({
    result: await userConfigOf(database, session.userId, now()),
  }));
  serveCall(api, RIGHTS, async ({ session }) => ({ rights: [...(await rightsOf(parts, session.userId))] }));
  serveCall(api, HIDE_BALANCE, async ({ session, body }) => {
    await database
      .updateTable('users')
      .set({ is_balance_hidden: body.user_hide_balance })
      .where('id', '=', session.userId)
      .execute();
    return { success: true } as const;
  });
}

/** PR-32 */
async function rightsOf({ database, now }: KnownPlayerParts, userId: UserId): Promise<readonly PlayerRight[]> {
  const known = await restrictionsOf(database, userId);
  const isFree = !isBanned(known.banLevel);
  const isLocked = known.withdrawalsLockedUntil !== null && known.withdrawalsLockedUntil > now();
  const mayWithdraw = !isLocked && (isFree || canWithdrawWhileBanned(known));
  return [...(isFree ? (['bet', 'deposit'] as const) : []), ...(mayWithdraw ? (['withdraw'] as const) : [])];
}
