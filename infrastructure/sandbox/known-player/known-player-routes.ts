import { playPermission } from '../../../core/limits/play-permission.ts';
import { HIDE_BALANCE, RIGHTS, USER_CONFIG } from '../../player/player-calls.ts';
import { limitRegime } from '../jurisdiction-profile.ts';
import { knownLimits } from '../limits/known-limits.ts';
import { restrictionsOf } from '../players/player-restrictions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { rightsOf } from './rights-of.ts';
import { userConfigOf } from './user-config.ts';

type KnownPlayerParts = Pick<SandboxParts, 'database' | 'jurisdiction' | 'now'>;

/** What is known of the signed-in player, and what they may do. */
export function serveKnownPlayer(api: ServedApi, parts: KnownPlayerParts): void {
  const { database, now } = parts;
  serveCall(api, USER_CONFIG, async ({ session }) => ({
    result: await userConfigOf(database, session.userId, now()),
  }));
  serveCall(api, RIGHTS, async ({ session }) => {
    const regime = limitRegime(parts.jurisdiction(), now());
    const { limits } = await knownLimits(database, session, regime);
    const { canPlay, canDeposit } = playPermission(limits, regime.now, regime.profile);
    const closed = [...(canPlay ? [] : ['bet']), ...(canDeposit ? [] : ['deposit'])];
    const rights = rightsOf(await restrictionsOf(database, session.userId), regime.now);
    return { rights: rights.filter((right) => !closed.includes(right)) };
  });
  serveCall(api, HIDE_BALANCE, async ({ session, body }) => {
    await database
      .updateTable('users')
      .set({ is_balance_hidden: body.user_hide_balance })
      .where('id', '=', session.userId)
      .execute();
    return { success: true } as const;
  });
}
