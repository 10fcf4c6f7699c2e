import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { activationTypeById, hasActiveEmail } from '../../../core/player/activation-type.ts';
import { LETTER_METHOD, signInLinkText } from '../../../core/session/links/sign-in-link.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { minutes } from '../../../core/shared/time.ts';
import { SEND_SIGN_IN_LINK, TOKEN_SIGN_IN } from '../../session/sign-in-calls.ts';
import type { Database } from '../database/open-database.ts';
import type { SignInLinkRow } from '../database/sign-in-tables.ts';
import type { RateLimit } from '../sandbox-options.ts';
import { captchaGuard } from '../server/captcha-guard.ts';
import { randomText } from '../server/node-random.ts';
import { refuse } from '../server/refusal.ts';
import { isSigned } from '../server/request-origin.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { contactCaps } from '../players/contact-caps.ts';
import type { DeviceOwner } from '../players/known-device.ts';
import { afterFirstFactor, type SecondStepGuards, type SignInParts } from './password-sign-in.ts';

const LINK_HOLDS_FOR = minutes(15);
const TOKEN_BYTES = 32;
const NO_USER = 0 as UserId;
const CAPTCHA_FREE: RateLimit = { times: 3, within: minutes(15) };
/** Links that one address may try. */
const LINK_LIMIT: RateLimit = { times: 20, within: minutes(15) };

/** LNK-2 LNK-3 LNK-4 Sign-in by a link that is sent to a proven e-mail address. */
export function serveLinkSignIn(api: ServedApi, parts: SignInParts, guards: SecondStepGuards): void {
  const { database, now } = parts;
  serveLinkLetter(api, parts);
  const tries = tryCounter(api.app, 'sign-in link', LINK_LIMIT);

  serveCall(api, TOKEN_SIGN_IN, async ({ body, session, reply, address }) => {
    if (session !== undefined) return refuse(403, 'signed-in');
    const wait = await tries.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const { method_id: methodId, token, sign } = body;
    if (methodId !== LETTER_METHOD || !isSigned(parts, sign, (secret) => signature({ secret }, methodId, token))) {
      return refuse(403, 'no-link');
    }
    const used = await database
      .deleteFrom('sign_in_links')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now())
      .returningAll()
      .executeTakeFirst();
    if (used === undefined) return refuse(403, 'no-link');
    const user = await userWithEmail(parts, used.contact);
    if (user?.id !== used.user_id || user.credentials_version !== used.credentials_version) {
      return refuse(403, 'no-link');
    }
    return afterFirstFactor(parts, guards, { user, isKept: false, session, reply, contact: used.contact });
  });
}

function serveLinkLetter(api: ServedApi, parts: SignInParts): void {
  const { database, mailbox, now } = parts;
  const caps = contactCaps(api.app, parts.options);
  const captcha = captchaGuard(api.app, parts, { call: SEND_SIGN_IN_LINK, kind: 'invisible', free: CAPTCHA_FREE });

  serveCall(api, SEND_SIGN_IN_LINK, async ({ body, session, reply, address }) => {
    if (session !== undefined) return refuse(403, 'signed-in');
    if (mailbox === undefined) return refuse(503, 'no-sender');
    const { request } = reply;
    const contact = body.email.toLowerCase().normalize('NFC');
    const needed = await captcha.captchaNeeded(request, [`email:${contact}`, address]);
    if (needed !== undefined) return needed;
    const wait = await caps.askingWait({ request, contact, address });
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const isCapped = !(await caps.isSent({ request, contact }));
    const user = await userWithEmail(parts, contact);
    const token = randomText(TOKEN_BYTES);
    const row = { token_hash: hashOf(token), contact, expires_at: now() + LINK_HOLDS_FOR };
    const isSent = user !== undefined && !isCapped;
    await keepLink(database, row, isSent ? user : { id: NO_USER, credentials_version: 0 });
    const fragment = signInLinkText({ methodId: LETTER_METHOD, token, sign: signature(parts, LETTER_METHOD, token) });
    const link = `/?showSignInModal=1#${fragment}`;
    await mailbox.put({ to: contact, isForNobody: !isSent, purpose: 'sign-in', link, sentAt: now() });
    return { success: true } as const;
  });
}

/** LNK-2 Costs the same where there is no player: then nothing is kept. */
async function keepLink(
  database: Database,
  link: Pick<SignInLinkRow, 'token_hash' | 'contact' | 'expires_at'>,
  { id, credentials_version: version }: DeviceOwner,
): Promise<void> {
  const row = { ...link, credentials_version: version };
  await database
    .insertInto('sign_in_links')
    .columns(['user_id', 'token_hash', 'contact', 'credentials_version', 'expires_at'])
    .expression((of) =>
      of
        .selectFrom('users')
        .select([
          'id',
          sql.val(link.token_hash).as('token_hash'),
          sql.val(link.contact).as('contact'),
          sql.val(version).as('credentials_version'),
          sql.val(link.expires_at).as('expires_at'),
        ])
        .where('id', '=', id),
    )
    .onConflict((of) => of.column('user_id').doUpdateSet(row))
    .execute();
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

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
