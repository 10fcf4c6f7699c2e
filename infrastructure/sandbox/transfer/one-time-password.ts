import { createHash, createHmac } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { UserId } from '../../../core/shared/ids.ts';
import type { DeviceOwner } from '../players/known-device.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** TRF-9, TRF-12 The password that a token stands for, so that it is answered with the same one again: only the browser has the token that it is made of. */
export function passwordOfToken(secret: string, redirectToken: string): string {
  return createHmac('sha256', secret).update(`password of a transfer:${redirectToken}`).digest('base64url');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

interface OneTimeSignIn {
  readonly user: DeviceOwner | undefined;
  readonly password: string;
  readonly session: PlayerSession | undefined;
  readonly reply: FastifyReply;
}

/**
 * TRF-12 Signs a player in who has moved in this very session, without a second step: the session had passed it, and the code of the transfer came to the
 * phone. It lasts as the one that moved. The password is used up by it; nothing where it is another.
 */
export async function signInOnce(
  { database, sessions, now }: Pick<SandboxParts, 'database' | 'sessions' | 'now'>,
  { user, password, session, reply }: OneTimeSignIn,
): Promise<{ readonly user_id: UserId } | undefined> {
  if (session?.isMoved !== true || user === undefined) return undefined;
  const used = await database
    .updateTable('user_transfers')
    .set({ password_hash: null })
    .from(['users', 'sessions'])
    .where('user_transfers.session_hash', '=', session.idHash)
    .whereRef('sessions.id_hash', '=', 'user_transfers.session_hash')
    .where('user_transfers.password_hash', '=', sha256(password))
    .where('user_transfers.expires_at', '>', now())
    .whereRef('users.id', '=', 'user_transfers.user_id')
    .where('users.transferred_to', '=', user.id)
    .returning('sessions.is_kept')
    .executeTakeFirst();
  if (used === undefined) return undefined;
  const isBegun = await sessions.begin({
    userId: user.id,
    credentials: user.credentials_version,
    isKept: used.is_kept,
    previous: session,
    reply,
  });
  return isBegun ? { user_id: user.id } : undefined;
}
