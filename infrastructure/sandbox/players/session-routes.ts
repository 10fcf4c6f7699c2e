import { minutes } from '../../../core/shared/time.ts';
import { REGISTER_IN_ONE_CLICK } from '../../registration/registration-calls.ts';
import { SESSION, SIGN_IN, SIGN_OUT, USER_TOKEN } from '../../session/session-calls.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { RateLimits } from '../sandbox-options.ts';
import { randomWord } from '../server/node-random.ts';
import { rateWindow } from '../server/rate-window.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { MAIN_ACCOUNT, openAccount } from './player-accounts.ts';
import { signUserToken } from './user-token.ts';

const SIGN_IN_LIMIT: RateLimits['signIn'] = { times: 10, within: minutes(5) };
const REGISTRATION_LIMIT: RateLimits['registration'] = { times: 30, within: minutes(60) };
/** Without letters and digits that look alike. */
const PASSWORD_ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 12;

/** Registration, sign-in and sign-out. */
export function serveSessions(api: ServedApi, parts: SandboxParts): void {
  const { database, sessions, options, entry, secret, now } = parts;
  const signIns = rateWindow(options.rateLimits?.signIn ?? SIGN_IN_LIMIT);
  const registrations = rateWindow(options.rateLimits?.registration ?? REGISTRATION_LIMIT);

  serveCall(api, SESSION, ({ session, reply }) => {
    if (session !== undefined) sessions.renewCsrf(session, reply);
    return { user_id: session?.userId ?? null };
  });

  serveCall(api, REGISTER_IN_ONE_CLICK, async ({ body, session, reply, address }) => {
    if (!entry.rules.isRegistrationAllowed) return refuse(403, 'registration-closed');
    if (!DEFAULT_PROFILE.countries.includes(body.countryCode)) return refuse(400, 'unknown-country');
    if (!DEFAULT_PROFILE.currencies.includes(body.iso)) return refuse(400, 'unknown-currency');
    const wait = registrations.attempt(address, now());
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const password = randomWord(PASSWORD_ALPHABET, PASSWORD_LENGTH);
    const passwordHash = await hashPassword(password);
    const userId = await database.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('users')
        .values({ password_hash: passwordHash, country_code: body.countryCode, email: null, created_at: now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const account = { userId: id, currency: body.iso, typeId: MAIN_ACCOUNT, isActive: true } as const;
      await openAccount(transaction, { ...account, isDemo: options.isDemo, at: now() });
      return id;
    });
    await sessions.begin({ userId, isKept: false, previous: session, reply });
    return { userId, password };
  });

  serveCall(api, SIGN_IN, async ({ body, session, reply, address }) => {
    const login = body.uLogin.toLowerCase();
    const wait = signIns.attempt(address, now()) ?? signIns.attempt(`login:${login}`, now());
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const user = await database
      .selectFrom('users')
      .select(['id', 'password_hash'])
      .where((where) => (/^\d{1,15}$/.test(login) ? where('id', '=', Number(login)) : where('email', '=', login)))
      .executeTakeFirst();
    const isRight = await isPassword(body.uPassword, user?.password_hash);
    if (user === undefined || !isRight) return refuse(401, 'both');
    await sessions.begin({ userId: user.id, isKept: body.save, previous: session, reply });
    return { user_id: user.id };
  });

  serveCall(api, SIGN_OUT, async ({ session, reply }) => {
    await sessions.end(session, reply);
    reply.header('clear-site-data', '"cache"');
    return { user_id: null };
  });

  serveCall(api, USER_TOKEN, ({ session }) => ({ token: signUserToken(secret, session.userId, now()) }));
}
