import type { UserId } from '../../../core/shared/ids.ts';
import { minutes } from '../../../core/shared/time.ts';
import { SESSION, SIGN_IN, DISCONNECT } from '../../session/session-calls.ts';
import { USER_TOKEN } from '../../session/token-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { RateLimits } from '../sandbox-options.ts';
import { captchaGuard } from '../server/captcha-guard.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { HASHING_RETRY } from './password-hashing.ts';
import { signInThrottle } from './sign-in-throttle.ts';
import { signUserToken } from './user-token.ts';

const SIGN_IN_LIMIT: RateLimits['signIn'] = { times: 10, within: minutes(5) };
/** Wrong passwords before each further try costs a captcha. */
const CAPTCHA_FREE: RateLimits['signIn'] = { times: 5, within: minutes(15) };

type SessionParts = Pick<
  SandboxParts,
  'database' | 'sessions' | 'passwords' | 'options' | 'entry' | 'secret' | 'pause' | 'now'
>;

/** Sign-in and sign-out. */
export function serveSessions(api: ServedApi, parts: SessionParts): void {
  const { sessions, secret, now } = parts;
  serveCall(api, SESSION, ({ session, reply }) => {
    if (session !== undefined) sessions.renewCsrf(session, reply);
    return { user_id: session?.userId ?? null };
  });
  serveSignIn(api, parts);
  serveCall(api, DISCONNECT, async ({ session, reply }) => {
    await sessions.end(session, reply);
    reply.header('clear-site-data', '"cache"');
    return { user_id: null };
  });
  serveCall(api, USER_TOKEN, ({ session }) => ({ token: signUserToken(secret, session, now()) }));
}

function serveSignIn(api: ServedApi, parts: SessionParts): void {
  const { database, sessions, passwords, options, secret, pause } = parts;
  const captcha = captchaGuard(api.app, parts, { call: SIGN_IN, kind: 'checkbox', free: CAPTCHA_FREE });
  const throttle = signInThrottle(api.app, options.rateLimits?.signIn ?? SIGN_IN_LIMIT, pause);
  const userWith = async (login: string) =>
    database
      .selectFrom('users')
      .select(['id', 'password_hash'])
      .where((where) => (isId(login) ? where('id', '=', Number(login) as UserId) : where('email', '=', login)))
      .executeTakeFirst();

  serveCall(api, SIGN_IN, async ({ body, session, reply, address }) => {
    const { request } = reply;
    const login = isId(body.uLogin) ? String(Number(body.uLogin)) : body.uLogin.toLowerCase();
    const user = await userWith(login);
    const account = user === undefined ? `login:${login}` : `user:${String(user.id)}`;
    const device = user === undefined ? undefined : knownDevice(request, user.id, secret);
    const whos = device === undefined ? [account, address] : [`${account} ${device}`];
    const needed = await captcha.captchaNeeded(request, whos);
    if (needed !== undefined) return needed;
    const outcome = await throttle({ request, account, address, device }, () =>
      passwords.isRight({
        password: body.uPassword,
        hash: user?.password_hash,
        // a player on a known device does not wait for others at the same address
        by: device === undefined ? address : account,
      }),
    );
    if (outcome.kind === 'wrong' || outcome.kind === 'too-often') await captcha.count(request, whos);
    if (outcome.kind === 'busy') return refuse(503, 'busy', HASHING_RETRY);
    if (outcome.kind === 'too-often') return refuse(429, 'too-often', outcome.waitSeconds);
    if (user === undefined || outcome.kind === 'wrong') return refuse(401, 'both');
    await sessions.begin({ userId: user.id, isKept: body.save, previous: session, reply });
    rememberDevice(reply, user.id, secret);
    return { user_id: user.id };
  });
}

function isId(login: string): boolean {
  return /^\d{1,15}$/.test(login);
}
