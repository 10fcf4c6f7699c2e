import type { FastifyReply } from 'fastify';
import type { UserId } from '../../../core/shared/ids.ts';
import {
  PHONE_SIGN_IN,
  SEND_TWO_STEP_CODE,
  SIGN_IN,
  SOCIAL_TWO_STEP_CODE,
  TWO_STEP_CODE,
} from '../../session/sign-in-calls.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter, type TryCounter } from '../server/try-counter.ts';
import { giveBackTry } from '../server/database-rate-store.ts';
import { tellContacts } from './protection-change.ts';
import { days } from '../../../core/shared/time.ts';
import type { RateLimit } from '../sandbox-options.ts';
import { isPhoneOf } from '../players/phone-countries.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import { askedStep } from './asked-step.ts';
import {
  passwordSignIn,
  signedIn,
  signInGuards,
  type SecondStepGuards,
  type SignInParts,
  waitingPlayer,
} from './password-sign-in.ts';
import {
  claimNextCode,
  codeTries,
  endPending,
  giveBackNextCode,
  isSentCode,
  pendingOf,
  sendCode,
  triedPending,
} from './pending-sign-in.ts';
import { userWithPhone } from './phone-owner.ts';
import { signInOnce } from '../transfer/one-time-password.ts';
import { serveLinkSignIn } from './link-sign-in.ts';
import { takeFactorCode } from './second-factor.ts';
import { serveSmsSignIn } from './sms-sign-in.ts';

/** TWO-22 Wrong codes of a player on new devices, and as many on those that are known. */
const GUESSES: RateLimit = { times: 30, within: days(1) };

/** Sign-in by a password, and the second step where the player has one. */
export function serveSignIn(api: ServedApi, parts: SignInParts): void {
  const guards = signInGuards(api, parts);
  serveTwoStepCode(api, parts);
  serveCodeAgain(api, parts, guards);
  serveSmsSignIn(api, parts, guards);
  serveLinkSignIn(api, parts, guards);
  const byLogin = passwordSignIn(api, parts, { call: SIGN_IN, guards });
  serveCall(api, SIGN_IN, async ({ body, session, reply, address }) => {
    const login = isId(body.uLogin) ? String(Number(body.uLogin)) : body.uLogin.toLowerCase().normalize('NFC');
    const user = await userWith(parts.database, login);
    const once = { user, password: body.uPassword, session, reply };
    const movedTo = await signInOnce(parts, once);
    if (movedTo !== undefined) return movedTo;
    return byLogin({ user, login, password: body.uPassword, isKept: body.save, session, reply, address });
  });
  const byPhone = passwordSignIn(api, parts, { call: PHONE_SIGN_IN, guards });
  serveCall(api, PHONE_SIGN_IN, async ({ body, session, reply, address }) => {
    const { phone_number: phone, country_code: countryCode } = body;
    if (!isPhoneOf(phone, countryCode)) return refuse(400, 'phone');
    const user = await userWithPhone(parts.database, phone);
    return byPhone({ user, login: phone, password: body.uPassword, isKept: body.save, session, reply, address });
  });
}

interface GivenCode {
  readonly code: string;
  /** Absent where the sign-in that waits knows it. */
  readonly save?: boolean;
  /** DEV-6 Whether no code is to be asked for on this device for a while. */
  readonly isTrusted: boolean;
  readonly session: PlayerSession | undefined;
  readonly reply: FastifyReply;
}

function serveTwoStepCode(api: ServedApi, parts: SignInParts): void {
  const guesses = tryCounter(api.app, 'two-step guesses', GUESSES);
  const give = async (given: GivenCode) => afterCode(parts, guesses, given);
  serveCall(api, TWO_STEP_CODE, async ({ body, session, reply }) =>
    give({ ...body, isTrusted: body.is_trusted === true, session, reply }),
  );
  serveCall(api, SOCIAL_TWO_STEP_CODE, async ({ body, session, reply }) =>
    give({ ...body, isTrusted: body.is_trusted === true, session, reply }),
  );
}

async function afterCode(
  parts: SignInParts,
  guesses: TryCounter,
  { code, save, isTrusted, session, reply }: GivenCode,
) {
  const waiting = await triedPending(parts, reply.request);
  const isKept = waiting?.is_kept ?? save;
  if (waiting === undefined || isKept === undefined) return refuse(403, 'no-sign-in');
  const { user_id: userId } = waiting;
  const { left, waitSeconds } = await codeTries(parts, waiting);
  if (left < 0) return refuse(429, 'too-often', waitSeconds);
  // a change of protection begins a new count: what a thief has used up does not keep the owner out
  const who = `${waiting.is_known_device ? 'known' : 'new'} ${String(userId)} ${String(waiting.credentials_version)}`;
  const day = await guesses.attempt(reply.request, who);
  if (day !== undefined) return refuse(429, 'too-often', day);
  const byApp = waiting.method === 'app';
  const isRight = byApp ? await takeFactorCode(parts, userId, code) : isSentCode(parts, waiting, code);
  if (isRight) {
    await giveBackTry(parts.database, guesses.key(who), parts.now());
    await endPending(parts, userId, reply);
    const { credentials_version: credentials } = waiting;
    return signedIn(parts, { userId, credentials, isKept, isTrusted: isTrusted && byApp, previous: session, reply });
  }
  if (left === 0) await tellContacts(parts, userId, 'wrong-codes');
  return left === 0 ? refuse(429, 'too-often', waitSeconds) : { user_id: null, attempts_left: left };
}

/** TWO-1, TWO-13 The code once more, after its pause; the way it goes is asked anew, so that it never follows a contact that was taken away. */
function serveCodeAgain(api: ServedApi, parts: SignInParts, { letters }: SecondStepGuards): void {
  serveCall(api, SEND_TWO_STEP_CODE, async ({ reply }) => {
    const waiting = await pendingOf(parts, reply.request);
    if (waiting === undefined) return refuse(403, 'no-sign-in');
    const step = await askedStep(parts, waiting.user_id, undefined);
    if (step?.contact === undefined || step.method !== waiting.method) return refuse(403, 'no-sign-in');
    const next = await claimNextCode(parts, waiting);
    if ('waitSeconds' in next) return refuse(429, 'too-often', next.waitSeconds);
    const { user_id: id, credentials_version } = waiting;
    const wait = await letters.attempt(reply.request, waitingPlayer({ id, credentials_version }));
    if (wait !== undefined) {
      await giveBackNextCode(parts, waiting, next);
      return refuse(429, 'too-often', wait);
    }
    await sendCode(parts, waiting.id_hash, step.contact);
    return { success: true, again_at: next.againAt } as const;
  });
}

async function userWith(database: SignInParts['database'], login: string) {
  return database
    .selectFrom('users')
    .select(['id', 'password_hash', 'credentials_version', 'transferred_to'])
    .where((where) => (isId(login) ? where('id', '=', Number(login) as UserId) : where('email', '=', login)))
    .executeTakeFirst();
}

function isId(login: string): boolean {
  return /^\d{1,15}$/.test(login);
}
