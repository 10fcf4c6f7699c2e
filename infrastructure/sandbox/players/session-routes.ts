import { GRANT_KEPT_FOR } from '../../../core/session/grant-cookies.ts';
import { minutes } from '../../../core/shared/time.ts';
import { HOST_COOKIE, SECURE_DATA } from '../../session/secure-values-calls.ts';
import { SESSION, DISCONNECT } from '../../session/session-calls.ts';
import { USER_TOKEN, VIDEO_USER_TOKEN } from '../../session/token-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { isKeptDevice } from './known-device.ts';
import { forgetPerson } from '../social/openid-person.ts';
import { serveDevices } from '../sign-in/devices/device-routes.ts';
import { endHeldSecureCookies } from '../sign-in/end-secure-cookies.ts';
import { serveSignIn } from '../sign-in/sign-in-routes.ts';
import { signPurposeToken, signUserToken } from './user-token.ts';

/** Longer than the page waits before it asks for the next one. */
const VIDEO_TOKEN_HOLDS = minutes(15);

type SessionParts = Pick<
  SandboxParts,
  | 'database'
  | 'sessions'
  | 'passwords'
  | 'options'
  | 'captcha'
  | 'entry'
  | 'mailbox'
  | 'faults'
  | 'secret'
  | 'formerSecrets'
  | 'vault'
  | 'pause'
  | 'now'
>;

/** Sign-in and sign-out. */
export function serveSessions(api: ServedApi, parts: SessionParts): void {
  const { sessions, secret, now } = parts;
  serveCall(api, SESSION, async ({ session, query, reply }) => {
    if (session === undefined) endHeldSecureCookies(reply);
    else sessions.renewCsrf(session, reply);
    // a window that another site opens is no player at work, nor is a page that loads itself
    const { 'sec-fetch-site': from = 'same-origin', 'x-attended': attended } = reply.request.headers;
    const isAtWork = query.active !== undefined && from === 'same-origin' && attended !== 'no';
    if (session !== undefined && isAtWork) await sessions.see(session);
    if (session === undefined) return { user_id: null };
    const { userId, endsAt, isShutOut } = session;
    return { user_id: userId, ends_at: endsAt, ...(isShutOut ? { is_courted: false } : {}) };
  });
  serveSignIn(api, parts);
  serveDevices(api, parts);
  serveCall(api, DISCONNECT, async ({ session, reply }) => {
    if (session === undefined || !(await isKeptDevice(parts, session))) forgetPerson(reply);
    await sessions.end(session, reply);
    reply.header('clear-site-data', '"cache"');
    return { user_id: null };
  });
  serveCall(api, VIDEO_USER_TOKEN, ({ session }) => ({
    token: signPurposeToken(secret, 'video', { session, now: now(), validFor: VIDEO_TOKEN_HOLDS }),
  }));
  serveCall(api, SECURE_DATA, ({ session }) => {
    const of = { session, now: now(), validFor: GRANT_KEPT_FOR };
    return {
      ggru: signPurposeToken(secret, 'ggru', of),
      grants: { [HOST_COOKIE]: signPurposeToken(secret, 'grant', of) },
    };
  });
  serveCall(api, USER_TOKEN, async ({ session, query }) => {
    const isForced = query.force_refresh === 'true';
    const tokenGeneration = isForced ? await sessions.renewTokens(session) : session.tokenGeneration;
    return { token: signUserToken(secret, { ...session, tokenGeneration }, now()) };
  });
}
