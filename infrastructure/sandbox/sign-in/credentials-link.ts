import { NEXT_CODE_AFTER } from '../../../core/registration/sent-code.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { hours } from '../../../core/shared/time.ts';
import { SEND_CREDENTIALS_LINK } from '../../registration/registration-calls.ts';
import type { ContactCaps } from '../players/contact-caps.ts';
import { proofWait, sendProofOf, type PendingParts } from '../players/pending-contacts.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isRefusal, refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';

const LINK_LIMIT: RateLimit = { times: 3, within: hours(1) };
/** RGF-13 Counted before it is looked at: of two at once one is the second. */
const LINK_PAUSE: RateLimit = { times: 1, within: NEXT_CODE_AFTER };

type LinkParts = PendingParts & Pick<SandboxParts, 'options'>;

/** REG-3 A link to set a password or to prove the address, never the password. */
export function serveCredentialsLink(api: ServedApi, parts: LinkParts, caps: ContactCaps): void {
  const { mailbox, now } = parts;
  const limit = tryCounter(api.app, 'credentials link', LINK_LIMIT);
  const pause = tryCounter(api.app, 'credentials pause', LINK_PAUSE);
  serveCall(api, SEND_CREDENTIALS_LINK, async ({ session, reply, address }) => {
    if (mailbox === undefined) return refuse(503, 'no-sender');
    const contact = await ownAddress(parts, session.userId);
    if (contact === undefined) return refuse(409, 'no-email');
    const { to, isProven } = contact;
    const who = String(session.userId);
    const home = isProven ? `player ${who}` : undefined;
    const message = { request: reply.request, contact: to, address, purpose: 'proof', home } as const;
    const wait =
      (isProven ? undefined : await proofWait(parts, { userId: session.userId, contact: to })) ??
      (await pause.attempt(reply.request, who)) ??
      (await limit.attempt(reply.request, who)) ??
      (await caps.playerWait({ request: reply.request, userId: session.userId })) ??
      (await caps.askingWait(message));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const isSent = await caps.isSent(message);
    const isOwnerWarned = async () => caps.isOwnerWarned(message);
    const proof = { contact: to, page: 'activatefast', isSent, isOwnerWarned } as const;
    if (!isProven) {
      const sent = await sendProofOf(parts, session, proof);
      if (isRefusal(sent)) return sent;
    } else if (isSent) {
      const letter = { to, owner: session.userId, purpose: 'credentials', link: '/user/passwordreset' } as const;
      await mailbox.put({ ...letter, sentAt: now() });
    }
    return { success: true } as const;
  });
}

/** The player's e-mail address, or the one that waits to be proven. */
async function ownAddress({ database, now }: LinkParts, userId: UserId) {
  const { email } = await database
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email !== null) return { to: email, isProven: true };
  const pending = await database
    .selectFrom('activations')
    .select('contact')
    .where('user_id', '=', userId)
    .where('kind', '=', 'email')
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return pending === undefined ? undefined : { to: pending.contact, isProven: false };
}
