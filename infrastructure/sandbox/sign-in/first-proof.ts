import type { FastifyInstance } from 'fastify';
import type { UserId } from '../../../core/shared/ids.ts';
import { afterCommit } from '../after-commit.ts';
import { codePauses, PROOF_PAUSE } from '../players/code-pause.ts';
import type { AskedMessage, ContactCaps } from '../players/contact-caps.ts';
import { sendProof, type PendingParts } from '../players/pending-contacts.ts';

interface FirstProof extends Pick<AskedMessage, 'request' | 'contact' | 'address'> {
  readonly userId: UserId;
  readonly page: 'activate' | 'activatefast';
}

/** NET-13 The letter or the code that proves what a new player has registered with; the account is there, whether it can be sent or not. */
export function firstProofs(app: FastifyInstance, parts: PendingParts, caps: ContactCaps) {
  const pauses = codePauses(app, parts, PROOF_PAUSE);
  return async ({ userId, page, ...asked }: FirstProof): Promise<void> => {
    const message = { ...asked, purpose: 'proof' } as const;
    const { contact } = asked;
    const isOwnerWarned = async () => caps.isOwnerWarned(message);
    await afterCommit(parts, {
      subject: `first proof of ${String(userId)}`,
      known: undefined,
      run: async () => {
        const isSent =
          parts.mailbox !== undefined &&
          (await pauses({ ...message, reader: undefined }, async () => caps.askingWait(message))) === undefined &&
          (await caps.isSent(message));
        await sendProof(parts, { userId, contact, page, isSent, isOwnerWarned });
      },
    });
  };
}
