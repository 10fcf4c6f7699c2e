import { HIDE_BALANCE, RIGHTS, SEE_RECHARGE_NOTIFICATION, USER_CONFIG } from '../../player/player-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { serveProfile } from './profile/profile-routes.ts';
import { openRights } from './open-rights.ts';
import { userConfigOf } from './user-config.ts';

type KnownPlayerParts = Pick<SandboxParts, 'database' | 'jurisdiction' | 'now' | 'random'>;

/** What is known of the signed-in player, and what they may do. */
export function serveKnownPlayer(api: ServedApi, parts: KnownPlayerParts): void {
  const { database } = parts;
  serveCall(api, USER_CONFIG, async ({ session }) => ({
    result: await userConfigOf(parts, session.userId),
  }));
  serveCall(api, RIGHTS, async ({ session }) => ({ rights: [...(await openRights(parts, session))] }));
  serveCall(api, HIDE_BALANCE, async ({ session, body }) => {
    await database
      .updateTable('users')
      .set({ is_balance_hidden: body.user_hide_balance })
      .where('id', '=', session.userId)
      .execute();
    return { success: true } as const;
  });
  serveCall(api, SEE_RECHARGE_NOTIFICATION, async ({ session }) => {
    await database
      .updateTable('users')
      .set({ is_recharge_notice_seen: true })
      .where('id', '=', session.userId)
      .execute();
    return { success: true } as const;
  });
  serveProfile(api, parts);
}
