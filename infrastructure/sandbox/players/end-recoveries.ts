import { createHash } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import { accountTarget } from '../../../core/registration/recovery-contact.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';

export const RECOVERY_COOKIE = '__Host-recovery';
const COOKIE = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;

/** Ends every recovery of a player, and those that were asked for by these contacts or by the id. */
export async function endRecoveries(
  transaction: Transaction<Tables>,
  { userId, contacts }: { readonly userId: UserId; readonly contacts: readonly string[] },
): Promise<void> {
  await transaction.deleteFrom('recoveries').where('user_id', '=', userId).execute();
  const account = accountTarget(String(userId));
  const targets = account.ok ? [...contacts, account.value] : contacts;
  await transaction.deleteFrom('recoveries').where('contact', 'in', targets).execute();
}

/** Takes what this browser has proven of a recovery back; its row stays for what it counts. */
export async function abandonRecovery(database: Database, reply: FastifyReply): Promise<void> {
  const id = reply.request.cookies[RECOVERY_COOKIE];
  if (id === undefined || id.length > 100) return;
  const idHash = createHash('sha256').update(id).digest('base64url');
  await database
    .updateTable('recoveries')
    .set({ phase: 'code', code_hash: '' })
    .where('id_hash', '=', idHash)
    .execute();
  reply.clearCookie(RECOVERY_COOKIE, COOKIE);
}
