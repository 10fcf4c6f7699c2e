import { createHmac } from 'node:crypto';
import { activationTypeById, hasActiveEmail } from '../../../core/player/activation-type.ts';
import { LETTER_METHOD, signInLinkText } from '../../../core/session/links/sign-in-link.ts';
import { minutes } from '../../../core/shared/time.ts';
import { SEND_SIGN_IN_LINK, SIGN_IN_LINK_ORIGIN, TOKEN_SIGN_IN } from '../../session/sign-in-calls.ts';
import type { RateLimit } from '../sandbox-options.ts';
import { captchaGuard } from '../server/captcha-guard.ts';
import { randomText } from '../server/node-random.ts';
import { refuse } from '../server/refusal.ts';
import { isSigned } from '../server/request-origin.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { contactCaps } from '../players/contact-caps.ts';
import { homeDevice } from '../players/known-device.ts';
import { afterFirstFactor, type SecondStepGuards, type SignInParts } from './password-sign-in.ts';
import { browserOf, isAskedHere, keepLink, openLink, useLinks } from './sign-in-links.ts';

const LINK_HOLDS_FOR = minutes(15);
const TOKEN_BYTES = 32;
const CAPTCHA_FREE: RateLimit = { times: 3, within: minutes(15) };
/** Links that one address may try. */
const LINK_LIMIT: RateLimit = { times: 20, within: minutes(15) };

/** LNK-2 LNK-3 LNK-4 Sign-in by a link that is sent to a proven e-mail address. */
export function serveLinkSignIn(api: ServedApi, parts: SignInParts, guards: SecondStepGuards): void {
  serveLinkLetter(api, parts);
  serveLinkOrigin(api, parts);
  const tries = tryCounter(api.app, 'sign-in link', LINK_LIMIT);

  serveCall(api, TOKEN_SIGN_IN, async ({ body, session, reply, address }) => {
    if (session !== undefined) return refuse(403, 'signed-in');
    const wait = await tries.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const link = await signedLink(parts, body);
    if (link === undefined) return refuse(403, 'no-link');
    if (body.is_confirmed !== true && !isAskedHere(reply.request, link)) return refuse(409, 'not-confirmed');
    const user = await userWithEmail(parts, link.contact);
    if (user?.id !== link.user_id || user.credentials_version !== link.credentials_version) {
      return refuse(403, 'no-link');
    }
    if (!(await useLinks(parts, link))) return refuse(403, 'no-link');
    return afterFirstFactor(parts, guards, { user, isKept: false, session, reply, contact: link.contact });
  });
}

/** LNK-6 */
function serveLinkOrigin(api: ServedApi, parts: SignInParts): void {
  const looks = tryCounter(api.app, 'sign-in link origin', LINK_LIMIT);
  serveCall(api, SIGN_IN_LINK_ORIGIN, async ({ body, reply, address }) => {
    const wait = await looks.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const link = await signedLink(parts, body);
    return link === undefined ? refuse(403, 'no-link') : { is_asked_here: isAskedHere(reply.request, link) };
  });
}

interface BroughtLink {
  readonly method_id: number;
  readonly token: string;
  readonly sign: string;
}

async function signedLink(parts: SignInParts, { method_id: methodId, token, sign }: BroughtLink) {
  if (methodId !== LETTER_METHOD) return undefined;
  if (!isSigned(parts, sign, (secret) => signature({ secret }, methodId, token))) return undefined;
  return openLink(parts, token);
}

function serveLinkLetter(api: ServedApi, parts: SignInParts): void {
  const { mailbox, now } = parts;
  const caps = contactCaps(api.app, parts.options);
  const captcha = captchaGuard(api.app, parts, { call: SEND_SIGN_IN_LINK, kind: 'invisible', free: CAPTCHA_FREE });

  serveCall(api, SEND_SIGN_IN_LINK, async ({ body, session, reply, address }) => {
    if (session !== undefined) return refuse(403, 'signed-in');
    if (mailbox === undefined) return refuse(503, 'no-sender');
    const { request } = reply;
    const contact = body.email.toLowerCase().normalize('NFC');
    const needed = await captcha.captchaNeeded(request, [`email:${contact}`, address]);
    if (needed !== undefined) return needed;
    const user = await userWithEmail(parts, contact);
    const home = await homeDevice(parts, request, [user]);
    const message = { request, contact, address, purpose: 'sign-in', home } as const;
    const wait = await caps.askingWait(message);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const isCapped = !(await caps.isSent(message));
    const token = randomText(TOKEN_BYTES);
    const row = { token, browser: browserOf(reply, LINK_HOLDS_FOR), contact, expiresAt: now() + LINK_HOLDS_FOR };
    const isKept = await keepLink(parts, row, isCapped ? undefined : user);
    const fragment = signInLinkText({ methodId: LETTER_METHOD, token, sign: signature(parts, LETTER_METHOD, token) });
    const link = `/?showSignInModal=1#${fragment}`;
    await mailbox.put({ to: contact, isForNobody: !isKept, purpose: 'sign-in', link, sentAt: now() });
    return { success: true } as const;
  });
}

/** The player who has proven this e-mail address. */
async function userWithEmail({ database }: Pick<SignInParts, 'database'>, email: string) {
  const user = await database
    .selectFrom('users')
    .select(['id', 'activation_type', 'credentials_version'])
    .where('email', '=', email)
    .executeTakeFirst();
  return user !== undefined && hasActiveEmail(activationTypeById(user.activation_type)) ? user : undefined;
}

function signature({ secret }: Pick<SignInParts, 'secret'>, methodId: number, token: string): string {
  return createHmac('sha256', secret)
    .update(`sign-in-link:${String(methodId)}:${token}`)
    .digest('base64url');
}
