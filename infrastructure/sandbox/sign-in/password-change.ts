import { passwordProblem } from '../../../core/registration/password-problem.ts';
import { isLikeContact } from '../../../core/registration/registration-form.ts';
import { CHANGE_PASSWORD } from '../../session/password-calls.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import { isCommonPassword } from '../players/common-password.ts';
import { HASHING_RETRY } from '../players/password-hashing.ts';
import { contactOf } from '../players/player-contact.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { nodeRandom } from '../server/node-random.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { passwordProof } from './password-proof.ts';
import { changeProtection, protectionChangeCap, tellProtectionChange } from './protection-change.ts';

type PasswordParts = Pick<SandboxParts, 'database' | 'passwords' | 'mailbox' | 'now'>;

/** TWO-15 Another password, for the old one. */
export function servePasswordChange(api: ServedApi, parts: PasswordParts): void {
  const proof = passwordProof(api.app, parts);
  const tooMany = protectionChangeCap(api.app);
  serveCall(api, CHANGE_PASSWORD, async ({ body, session, reply, address }) => {
    const { password, new_password: newPassword } = body;
    const { userId } = session;
    const refused = await proof(reply.request, session, password);
    if (refused !== undefined) return refused;
    const { email, phone } = await contactOf(parts.database, userId);
    const isLike = [email, phone].some((contact) => contact !== '' && isLikeContact(newPassword, contact));
    const isBad = passwordProblem(newPassword) !== undefined || isCommonPassword(newPassword);
    if (isBad || isLike || newPassword === password) return refuse(400, 'new-password');
    const capped = await tooMany(reply.request, session);
    if (capped !== undefined) return capped;
    const passwordHash = await parts.passwords.hash(newPassword, address);
    if (passwordHash === undefined) return refuse(503, 'busy', HASHING_RETRY);
    await keepPassword(parts, session, passwordHash);
    await tellProtectionChange(parts, userId);
    return { success: true } as const;
  });
}

/** Whoever else was signed in is so no longer and gives the account no contact. */
async function keepPassword(
  { database, now }: PasswordParts,
  session: PlayerSession,
  passwordHash: string,
): Promise<void> {
  const { userId } = session;
  await inTransaction({ database, random: nodeRandom }, async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash, password_changed_at: now() })
      .where('id', '=', userId)
      .execute();
    await transaction.deleteFrom('recoveries').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('activations').where('user_id', '=', userId).execute();
    await changeProtection(transaction, { userId, session, now: now() });
  });
}
