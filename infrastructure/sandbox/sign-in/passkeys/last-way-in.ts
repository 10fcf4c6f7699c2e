import type { UserId } from '../../../../core/shared/ids.ts';
import { isSessionFresh } from '../../../../core/player/attached-contact.ts';
import type { Database } from '../../database/open-database.ts';
import type { PlayerSession } from '../../players/player-sessions.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { NO_PASSWORD } from '../no-password.ts';

export async function hasPassword(database: Database, userId: UserId): Promise<boolean> {
  const { password_hash: hash } = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return hash !== NO_PASSWORD;
}

/** Whether the player has signed in just now. */
export async function isFreshSession(
  { database, now }: Pick<SandboxParts, 'database' | 'now'>,
  { idHash }: PlayerSession,
): Promise<boolean> {
  const session = await database
    .selectFrom('sessions')
    .select('created_at')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return session !== undefined && isSessionFresh(session.created_at, now());
}

/** PK-6 Whether nothing but this passkey lets the player in. Asked within the transaction that removes it, it holds other removals up. */
export async function isLastWayIn(database: Database, userId: UserId, passkeyId: number): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (user.password_hash !== NO_PASSWORD) return false;
  const network = await database
    .selectFrom('social_identities')
    .select('network')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (network !== undefined) return false;
  const other = await database
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', passkeyId)
    .executeTakeFirst();
  return other === undefined;
}
