import type { EpochMillis } from '../../../core/shared/time.ts';
import { ACCEPT_TERMS, TERMS_STATUS } from '../../player/player-calls.ts';
import { TELL_AGREEMENT } from '../../site/consent-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { restrictionsOf } from './player-restrictions.ts';

/** The terms that the signed-in player has yet to agree to, and the consent they gave. */
export function serveRestrictions(api: ServedApi, parts: Pick<SandboxParts, 'database'>): void {
  const { database } = parts;
  serveCall(api, TERMS_STATUS, ({ session }) => termsStatus(session.restrictions.termsChangedAt));
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
    return termsStatus((await restrictionsOf(database, session.userId)).termsChangedAt);
  });
}

function termsStatus(changedAt: EpochMillis | null) {
  return changedAt === null ? { result: false } : { result: true, updatedAt: changedAt };
}
