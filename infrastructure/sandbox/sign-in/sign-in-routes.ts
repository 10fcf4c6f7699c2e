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
import type { TryCounter } from '../server/try-counter.ts';
import { isPhoneOf } from '../players/phone-countries.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import { askedStep } from './asked-step.ts';
import { passwordSignIn, signedIn, signInGuards, type SignInParts } from './password-sign-in.ts';
import { codeTries, endPending, isSentCode, pendingOf, sendCode, triedPending } from './pending-sign-in.ts';
import { userWithPhone } from './phone-owner.ts';
import { serveLinkSignIn } from './link-sign-in.ts';
import { takeFactorCode } from './second-factor.ts';
import { serveSmsSignIn } from './sms-sign-in.ts';

/** Sign-in by a password, and the second step where the player has one. */
export function serveSignIn(api: ServedApi, parts: SignInParts): void {
  const guards = signInGuards(api, parts);
  serveTwoStepCode(api, parts);
  serveCodeAgain(api, parts, guards.letters);
  serveSmsSignIn(api, parts, guards);
  serveLinkSignIn(api, parts, guards);
  const byLogin = passwordSignIn(api, parts, { call: SIGN_IN, guards });
  serveCall(api, SIGN_IN, async ({ body, session, reply, address }) => {
    const login = isId(body.uLogin) ? String(Number(body.uLogin)) : body.uLogin.toLowerCase().normalize('NFC');
    const user = await userWith(parts.database, login);
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
  readonly session: PlayerSession | undefined;
  readonly reply: FastifyReply;
}

function serveTwoStepCode(api: ServedApi, parts: SignInParts): void {
  serveCall(api, TWO_STEP_CODE, async ({ body, session, reply }) => afterCode(parts, { ...body, session, reply }));
  serveCall(api, SOCIAL_TWO_STEP_CODE, async ({ body, session, reply }) =>
    afterCode(parts, { ...body, session, reply }),
  );
}

async function afterCode(parts: SignInParts, { code, save, session, reply }: GivenCode) {
  const waiting = await triedPending(parts, reply.request);
  const isKept = waiting?.is_kept ?? save;
  if (waiting === undefined || isKept === undefined) return refuse(403, 'no-sign-in');
  const { user_id: userId } = waiting;
  const { left, waitSeconds } = await codeTries(parts, userId);
  if (left < 0) return refuse(429, 'too-often', waitSeconds);
  const isRight =
    waiting.method === 'app' ? await takeFactorCode(parts, userId, code) : isSentCode(parts, waiting, code);
  if (isRight) {
    await endPending(parts, userId, reply);
    const { credentials_version: credentials } = waiting;
    return signedIn(parts, { userId, credentials, isKept, previous: session, reply });
  }
  return left === 0 ? refuse(429, 'too-often', waitSeconds) : { user_id: null, attempts_left: left };
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

async function userWith(database: SignInParts['database'], login: string) {
  return database
    .selectFrom('users')
    .select(['id', 'password_hash', 'credentials_version'])
    .where((where) => (isId(login) ? where('id', '=', Number(login) as UserId) : where('email', '=', login)))
    .executeTakeFirst();
}

function isId(login: string): boolean {
  return /^\d{1,15}$/.test(login);
}
