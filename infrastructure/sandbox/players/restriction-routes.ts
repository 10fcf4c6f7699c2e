import type { UserId } from '../../../core/shared/ids.ts';
import { ACCEPT_TERMS, TERMS_STATUS, USER_CONFIG } from '../../player/player-calls.ts';
import { TELL_AGREEMENT } from '../../site/consent-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { restrictionsOf } from './player-restrictions.ts';

/** How the signed-in player stands: banned or not, and with terms to agree to or none. */
export function serveRestrictions(api: ServedApi, parts: Pick<SandboxParts, 'database' | 'now'>): void {
  const { database, now } = parts;
  serveCall(api, USER_CONFIG, async ({ session }) => {
    const { banLevel, banVersion, withdrawalsLockedUntil: until } = await restrictionsOf(database, session.userId);
    const lockedUntil = until !== null && until > now() ? until : null;
    return { result: { ban_level: banLevel, ban_version: banVersion, withdrawals_locked_until: lockedUntil } };
  });
  const termsStatus = async (userId: UserId) => {
    const { termsChangedAt } = await restrictionsOf(database, userId);
    return termsChangedAt === null ? { result: false } : { result: true, updatedAt: termsChangedAt };
  };
  serveCall(api, TERMS_STATUS, async ({ session }) => termsStatus(session.userId));
  serveCall(api, TELL_AGREEMENT, async ({ session, body }) => {
    await database
      .updateTable('users')
      .set({ cookies_agreed_at: body.agreedAt })
      .where('id', '=', session.userId)
      .execute();
    return { success: true } as const;
  });
  serveCall(api, ACCEPT_TERMS, async ({ session, body }) => {
    await database
      .updateTable('users')
      .set({ terms_changed_at: null })
      .where('id', '=', session.userId)
      .where('terms_changed_at', '=', body.updatedAt)
      .execute();
    return termsStatus(session.userId);
  });
}
