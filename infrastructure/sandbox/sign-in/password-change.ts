import type { Transaction } from 'kysely';
import { passwordProblem } from '../../../core/registration/password-problem.ts';
import { isLikeContact } from '../../../core/registration/registration-form.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { CHANGE_PASSWORD } from '../../session/password-calls.ts';
import type { Tables } from '../database/tables.ts';
import { isCommonPassword } from '../players/common-password.ts';
import { HASHING_RETRY } from '../players/password-hashing.ts';
import { contactOf } from '../players/player-contact.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isRefusal, refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { passwordProof } from './password-proof.ts';
import { protectionChanges } from './protection-change.ts';

type PasswordParts = Pick<SandboxParts, 'database' | 'passwords' | 'mailbox' | 'faults' | 'now'>;

/** TWO-15 Another password, for the old one. */
export function servePasswordChange(api: ServedApi, parts: PasswordParts): void {
  const proof = passwordProof(api.app, parts);
  const change = protectionChanges(api.app, parts);
  serveCall(api, CHANGE_PASSWORD, async ({ body, session, reply, address }) => {
    const { password, new_password: newPassword } = body;
    const { userId } = session;
    const refused = await proof(reply.request, session, password);
    if (refused !== undefined) return refused;
    const { email, phone } = await contactOf(parts.database, userId);
    const isLike = [email, phone].some((contact) => contact !== '' && isLikeContact(newPassword, contact));
    const isBad = passwordProblem(newPassword) !== undefined || isCommonPassword(newPassword);
    if (isBad || isLike || newPassword === password) return refuse(400, 'new-password');
    const passwordHash = await parts.passwords.hash(newPassword, address);
    if (passwordHash === undefined) return refuse(503, 'busy', HASHING_RETRY);
    const kept = await change(reply.request, session, async (transaction) =>
      keepPassword(transaction, parts, { userId, passwordHash }),
    );
    return isRefusal(kept) ? kept : ({ success: true } as const);
  });
}

/** Whoever else was signed in is so no longer and gives the account no contact. */
async function keepPassword(
  transaction: Transaction<Tables>,
  { now }: PasswordParts,
  { userId, passwordHash }: { readonly userId: UserId; readonly passwordHash: string },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: now() })
    .where('id', '=', userId)
    .execute();
  await transaction.deleteFrom('recoveries').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('activations').where('user_id', '=', userId).execute();
}
