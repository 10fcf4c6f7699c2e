import { isSessionFresh } from '../../../core/player/attached-contact.ts';
import { recoveryContact } from '../../../core/registration/recovery-contact.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { hours, minutes } from '../../../core/shared/time.ts';
import {
  ACTIVATE_CONTACT,
  CHECK_CONTACT_CODE,
  PLAYER_CONTACTS,
  SEND_CONTACT_CODE,
} from '../../player/contact-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { RateLimit } from '../sandbox-options.ts';
import { isRefusal, refuse, type Refusal } from '../server/refusal.ts';
import { captchaGuard } from '../server/captcha-guard.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { pendingSince } from '../known-player/pending-term.ts';
import { contactCaps, type AskedMessage, type ContactCaps } from './contact-caps.ts';
import { codePauses, PROOF_PAUSE, sentCode } from './code-pause.ts';
import { proofWait, sendProofOf, takeCode, takeToken } from './pending-contacts.ts';
import { isMessageable } from './phone-countries.ts';
import type { PlayerSession } from './player-sessions.ts';
import { serveContactDenials } from '../sign-in/contact-denials.ts';
import { hasPassword } from '../sign-in/passkeys/last-way-in.ts';
import { passwordProof } from '../sign-in/password-proof.ts';
import { agreeingContact, presentContact } from '../sign-in/present-contact.ts';

const ASKED: RateLimit = { times: 10, within: hours(1) };
/** Codes that one address may ask for before each further one costs a captcha. */
const CAPTCHA_FREE: RateLimit = { times: 3, within: minutes(15) };
/** The seconds after which a contact can be sent codes again. */
const AGAIN_IN = 3600;
const TOKENS: RateLimit = { times: 30, within: minutes(15) };

type ContactParts = Pick<
  SandboxParts,
  'database' | 'mailbox' | 'options' | 'captcha' | 'passwords' | 'secret' | 'formerSecrets' | 'vault' | 'faults' | 'now'
>;

/** The player's e-mail address and phone: attached, replaced and proven. */
export function serveContacts(api: ServedApi, parts: ContactParts): void {
  const caps = contactCaps(api.app, parts.options);
  const tokens = tryCounter(api.app, 'activation', TOKENS);

  serveCall(api, PLAYER_CONTACTS, async ({ session }) => shownContacts(parts, session));

  serveAsking(api, parts, caps);
  serveContactDenials(api, parts);

  serveCall(api, CHECK_CONTACT_CODE, async ({ body, session, reply }) => {
    const guessWait = async (contact: string) => caps.guessWait({ request: reply.request, contact });
    const { request } = reply;
    const { kind, code, present_code: presentCode } = body;
    const given = { userId: session.userId, kind, code, presentCode };
    const refusal = await takeCode(parts, { ...given, guessWait, session, request, caps });
    return refusal ?? shownContacts(parts, session);
  });

  serveCall(api, ACTIVATE_CONTACT, async ({ body, session, reply, address }) => {
    const wait = await tokens.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const proving = { token: body.token, session, request: reply.request, caps };
    const refusal: Refusal | undefined = await takeToken(parts, proving);
    return refusal ?? ({ success: true } as const);
  });
}

function serveAsking(api: ServedApi, parts: ContactParts, caps: ContactCaps): void {
  const { mailbox } = parts;
  const captcha = captchaGuard(api.app, parts, { call: SEND_CONTACT_CODE, kind: 'invisible', free: CAPTCHA_FREE });
  const codeWait = codeCounter(api, parts, caps);
  const proof = passwordProof(api.app, parts);

  serveCall(api, SEND_CONTACT_CODE, async ({ body, session, reply: { request }, address }) => {
    if (mailbox === undefined) return refuse(503, 'no-sender');
    const contact = recoveryContact(body.contact);
    if (!contact.ok || !isMessageable(contact.value)) return refuse(400, 'contact');
    const { userId } = session;
    const pause = await proofWait(parts, { userId, contact: contact.value });
    if (pause !== undefined) return refuse(429, 'too-often', pause);
    const needed = await captcha.captchaNeeded(request, [address]);
    if (needed !== undefined) return needed;
    const refused = (await isPasswordSpared(parts, session)) ? undefined : await proof(request, session, body.password);
    if (refused !== undefined) return refused;
    const message = { request, contact: contact.value, address, purpose: 'proof' } as const;
    const wait = await codeWait(message, userId);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const isSent = await caps.goesOut(message, await caps.isSent(message));
    const isOwnerWarned = async () => caps.isOwnerWarned(message);
    const agreeing = await agreeingContact(parts.database, { userId, contact: contact.value }, parts.now());
    if (agreeing !== undefined && !(await isReached(caps, { ...message, contact: agreeing }, userId)))
      return refuse(429, 'too-often', AGAIN_IN);
    const letter = { contact: contact.value, page: 'activate', isSent, agreeing, isOwnerWarned } as const;
    const sent = await sendProofOf(parts, session, letter);
    if (isRefusal(sent)) return sent;
    return { ...sentCode(sent), ...(agreeing === undefined ? {} : { present_contact: agreeing }) };
  });
}

/** PR-44 Counts the message to the contact that must agree, apart from those that anybody may ask for. */
async function isReached(caps: ContactCaps, message: AskedMessage, userId: UserId): Promise<boolean> {
  const own = { ...message, home: `present ${String(userId)}` };
  return caps.goesOut(own, await caps.isSent(own));
}

/** RGF-13 Counts an asking of a player; gives the seconds to wait where it is one too many. */
function codeCounter({ app }: ServedApi, parts: ContactParts, caps: ContactCaps) {
  const pauses = codePauses(app, parts, PROOF_PAUSE);
  const ofPlayer = tryCounter(app, 'contact codes', ASKED);
  return async (message: AskedMessage, userId: UserId): Promise<number | undefined> => {
    const { request } = message;
    const who = String(userId);
    return pauses(
      { ...message, reader: who },
      async () =>
        (await ofPlayer.attempt(request, who)) ??
        (await caps.playerWait({ request, userId })) ??
        caps.askingWait(message),
    );
  };
}

async function shownContacts(parts: ContactParts, session: PlayerSession) {
  const { database, now } = parts;
  const { userId } = session;
  const user = await database
    .selectFrom('users')
    .select(['email', 'phone', 'activation_type', 'newsletter_wanted_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const pending = await database
    .selectFrom('activations')
    .select(['kind', 'contact', 'code_until', 'present_contact'])
    .where('user_id', '=', userId)
    .where('code_until', '>', pendingSince(now()))
    .orderBy('kind')
    .execute();
  const present = await presentContact(database, userId, now());
  return {
    ...(user.email === null ? {} : { user_email: user.email }),
    ...(user.phone === null ? {} : { phone_number: user.phone }),
    activation_type: user.activation_type,
    pending: pending.map(({ present_contact: agreeing, ...one }) =>
      agreeing === null ? one : { ...one, present_contact: agreeing },
    ),
    ...(present === undefined ? {} : { present }),
    needs_password: (await hasPassword(database, userId)) && !(await isPasswordSpared(parts, session)),
    news: user.newsletter_wanted_at !== null,
  };
}

/** PR-22 */
async function isPasswordSpared({ database, now }: ContactParts, { idHash }: PlayerSession): Promise<boolean> {
  const session = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.created_at', 'users.email', 'users.phone'])
    .where('sessions.id_hash', '=', idHash)
    .executeTakeFirst();
  if (session === undefined || session.email !== null || session.phone !== null) return false;
  return isSessionFresh(session.created_at, now());
}
