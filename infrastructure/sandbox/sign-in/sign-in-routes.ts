import type { UserId } from '../../../core/shared/ids.ts';
import { hours, minutes } from '../../../core/shared/time.ts';
import { SEND_TWO_STEP_CODE, SIGN_IN, TWO_STEP_CODE } from '../../session/sign-in-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { RateLimit, RateLimits } from '../sandbox-options.ts';
import { captchaGuard } from '../server/captcha-guard.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter, type TryCounter } from '../server/try-counter.ts';
import { askedStep } from './asked-step.ts';
import { knownDevice, rememberDevice } from '../players/known-device.ts';
import { HASHING_RETRY } from '../players/password-hashing.ts';
import {
  beginPending,
  codeTries,
  endPending,
  isSentCode,
  pendingOf,
  sendCode,
  triedPending,
} from './pending-sign-in.ts';
import type { SessionStart } from '../players/player-sessions.ts';
import { takeFactorCode } from './second-factor.ts';
import { signInThrottle } from '../players/sign-in-throttle.ts';

const SIGN_IN_LIMIT: RateLimits['signIn'] = { times: 10, within: minutes(5) };
/** Wrong passwords before each further try costs a captcha. */
const CAPTCHA_FREE: RateLimits['signIn'] = { times: 5, within: minutes(15) };
/** Codes to one player for sign-ins on new devices. */
const LETTERS: RateLimit = { times: 6, within: hours(1) };

type SignInParts = Pick<
  SandboxParts,
  'database' | 'sessions' | 'passwords' | 'options' | 'mailbox' | 'secret' | 'pause' | 'now'
>;

/** Sign-in by e-mail or id and password, and the second step where the player has one. */
export function serveSignIn(api: ServedApi, parts: SignInParts): void {
  const { database, passwords, options, secret, pause } = parts;
  const letters = tryCounter(api.app, 'two-step letter', LETTERS);
  serveTwoStepCode(api, parts);
  serveCodeAgain(api, parts, letters);
  const captcha = captchaGuard(api.app, parts, { call: SIGN_IN, kind: 'checkbox', free: CAPTCHA_FREE });
  const throttle = signInThrottle(api.app, options.rateLimits?.signIn ?? SIGN_IN_LIMIT, pause);
  serveCall(api, SIGN_IN, async ({ body, session, reply, address }) => {
    const { request } = reply;
    const login = isId(body.uLogin) ? String(Number(body.uLogin)) : body.uLogin.toLowerCase().normalize('NFC');
    const user = await userWith(database, login);
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
    const step = await askedStep(parts, user.id, device);
    if (step !== undefined) {
      const wait = step.contact === undefined ? undefined : await letters.attempt(request, account);
      if (wait !== undefined) return refuse(429, 'too-often', wait);
      return { user_id: null, second_step: await beginPending(parts, reply, step) };
    }
    return signedIn(parts, { userId: user.id, isKept: body.save, previous: session, reply });
  });
}

function serveTwoStepCode(api: ServedApi, parts: SignInParts): void {
  serveCall(api, TWO_STEP_CODE, async ({ body, session, reply }) => {
    const waiting = await triedPending(parts, reply.request);
    if (waiting === undefined) return refuse(403, 'no-sign-in');
    const { user_id: userId } = waiting;
    const { left, waitSeconds } = await codeTries(parts, userId);
    if (left < 0) return refuse(429, 'too-often', waitSeconds);
    const isRight =
      waiting.method === 'app' ? await takeFactorCode(parts, userId, body.code) : isSentCode(parts, waiting, body.code);
    if (isRight) {
      await endPending(parts, userId, reply);
      return signedIn(parts, { userId, isKept: body.save, previous: session, reply });
    }
    return left === 0 ? refuse(429, 'too-often', waitSeconds) : { user_id: null, attempts_left: left };
  });
}

/** TWO-13 The code once more; the way it goes is asked anew, so that it never follows a contact that was taken away. */
function serveCodeAgain(api: ServedApi, parts: SignInParts, letters: TryCounter): void {
  serveCall(api, SEND_TWO_STEP_CODE, async ({ reply }) => {
    const waiting = await pendingOf(parts, reply.request);
    if (waiting === undefined) return refuse(403, 'no-sign-in');
    const step = await askedStep(parts, waiting.user_id, undefined);
    if (step?.contact === undefined || step.method !== waiting.method) return refuse(403, 'no-sign-in');
    const wait = await letters.attempt(reply.request, `user:${String(waiting.user_id)}`);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    await sendCode(parts, waiting.id_hash, step.contact);
    return { success: true } as const;
  });
}

async function signedIn({ sessions, secret }: SignInParts, start: SessionStart) {
  await sessions.begin(start);
  rememberDevice(start.reply, start.userId, secret);
  return { user_id: start.userId };
}

async function userWith(database: SignInParts['database'], login: string) {
  return database
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where((where) => (isId(login) ? where('id', '=', Number(login) as UserId) : where('email', '=', login)))
    .executeTakeFirst();
}

function isId(login: string): boolean {
  return /^\d{1,15}$/.test(login);
}
