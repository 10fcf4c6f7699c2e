import type { UserId } from '../../../core/shared/ids.ts';
import type { FastifyReply } from 'fastify';
import { FINGERPRINT_CODE } from '../../../core/session/request-recovery.ts';
import { days, hours, minutes, type EpochMillis } from '../../../core/shared/time.ts';
import type { AnyCall } from '../../http/call.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { RateLimit, RateLimits } from '../sandbox-options.ts';
import { captchaGuard } from '../server/captcha-guard.ts';
import { refuse } from '../server/refusal.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { tryCounter, type TryCounter } from '../server/try-counter.ts';
import { knownDevice, type DeviceOwner } from '../players/known-device.ts';
import { HASHING_RETRY } from '../players/password-hashing.ts';
import type { PlayerSession, SessionStart } from '../players/player-sessions.ts';
import { signInThrottle, type SignInThrottle } from '../players/sign-in-throttle.ts';
import { askedStep } from './asked-step.ts';
import { beginPending } from './pending-sign-in.ts';

const SIGN_IN_LIMIT: RateLimits['signIn'] = { times: 10, within: minutes(5) };
/** Wrong passwords before each further try costs a captcha. */
const CAPTCHA_FREE: RateLimits['signIn'] = { times: 5, within: minutes(15) };
/** Codes to one player for sign-ins on new devices. */
const LETTERS: RateLimit = { times: 6, within: hours(1) };
const LETTERS_A_DAY: RateLimit = { times: 24, within: days(1) };
/** Sign-ins of one player that begin to wait for a code. */
const WAITING: RateLimit = { times: 30, within: hours(1) };

export type SignInParts = Pick<
  SandboxParts,
  | 'database'
  | 'sessions'
  | 'passwords'
  | 'options'
  | 'captcha'
  | 'mailbox'
  | 'faults'
  | 'secret'
  | 'formerSecrets'
  | 'vault'
  | 'pause'
  | 'now'
>;

type SecondStepParts = Pick<SignInParts, 'database' | 'sessions' | 'mailbox' | 'secret' | 'now'>;

/** TWO-13 What is counted of sign-ins that go on to a second step. */
export interface SecondStepGuards {
  /** Counts a code that is sent to a player; the seconds to wait where it is one too many of the hour or the day. */
  readonly letters: Pick<TryCounter, 'attempt'>;
  readonly waiting: TryCounter;
}

/** What all ways to sign in count together. */
export interface SignInGuards extends SecondStepGuards {
  readonly throttle: SignInThrottle;
}

export function signInGuards(api: ServedApi, parts: SignInParts): SignInGuards {
  return {
    throttle: signInThrottle(api.app, parts.options.rateLimits?.signIn ?? SIGN_IN_LIMIT, parts),
    ...secondStepGuards(api),
  };
}

export function secondStepGuards({ app }: ServedApi): SecondStepGuards {
  const letters = tryCounter(app, 'two-step letter', LETTERS);
  const lettersInDay = tryCounter(app, 'two-step letter in a day', LETTERS_A_DAY);
  return {
    letters: {
      attempt: async (request, who) =>
        (await letters.attempt(request, who)) ?? (await lettersInDay.attempt(request, who)),
    },
    waiting: tryCounter(app, 'two-step waiting', WAITING),
  };
}

const NOBODY: DeviceOwner = { id: 0 as UserId, credentials_version: 0 };

const FINGERPRINT_TOKEN = /^[0-9a-f]{64}\.(\d{1,15})$/;

interface Asking {
  readonly isKept: boolean;
  readonly session: PlayerSession | undefined;
  readonly reply: FastifyReply;
}

interface ProvenAsking extends Asking {
  readonly user: DeviceOwner;
  /** The phone that the code came to, where it was one. */
  readonly contact?: string | undefined;
  /** Whether the sign-in is one through a social network. */
  readonly isByNetwork?: boolean;
}

interface PasswordOrder extends Asking {
  readonly user:
    | (DeviceOwner & { readonly password_hash: string; readonly transferred_to?: UserId | null })
    | undefined;
  /** Who is asked for where nobody was found. */
  readonly login: string;
  readonly password: string;
  readonly address: string;
}

/** A sign-in by a password, whatever the player was found by. */
export function passwordSignIn(
  { app }: ServedApi,
  parts: SignInParts,
  { call, guards }: { readonly call: Pick<AnyCall, 'name'>; readonly guards: SignInGuards },
) {
  const captcha = captchaGuard(app, parts, { call, kind: 'checkbox', free: CAPTCHA_FREE });
  return async ({ user, login, password, address, ...asking }: PasswordOrder) => {
    const { request } = asking.reply;
    if (isFingerprintOutdated(request.headers['x-fingerprint'], parts.now())) return refuse(400, FINGERPRINT_CODE);
    const account = user === undefined ? `login:${login}` : `user:${String(user.id)}`;
    // asked for nobody, too: it takes as long
    const known = await knownDevice(parts, request, user ?? NOBODY);
    const device = known === undefined ? undefined : String(known.id);
    // by the login as it was typed: nobody learns from a captcha which logins are one player
    const whos = device === undefined ? [`login:${login}`, address] : [`${account} ${device}`];
    const needed = await captcha.captchaNeeded(request, whos);
    if (needed !== undefined) return needed;
    const outcome = await guards.throttle({ request, account, login, address, device }, () =>
      parts.passwords.isRight({
        password,
        hash: user?.password_hash,
        // a player on a known device does not wait for others at the same address
        by: device === undefined ? address : account,
      }),
    );
    if (outcome.kind === 'right' || outcome.kind === 'busy') await captcha.giveBack(whos);
    if (outcome.kind === 'busy') return refuse(503, 'busy', HASHING_RETRY);
    if (outcome.kind === 'too-often') return refuse(429, 'too-often', outcome.waitSeconds);
    if (outcome.kind === 'wrong') return { ...refuse(401, 'both'), triesLeft: outcome.triesLeft };
    if (user === undefined) return refuse(401, 'both');
    // TRF-11
    if (typeof user.transferred_to === 'number') return refuse(403, 'account-transferred');
    return afterFirstFactor(parts, guards, { user, ...asking });
  };
}

interface CountedPlayer {
  readonly id: UserId;
  readonly credentials_version: number;
}

/** Signs in whoever has proven the first factor, or begins to wait for what else is asked for. */
export async function afterFirstFactor(
  parts: SecondStepParts,
  { letters, waiting }: SecondStepGuards,
  { user, isKept, session, reply, contact, isByNetwork = false }: ProvenAsking,
) {
  const { request } = reply;
  const { id: userId, credentials_version: credentials } = user;
  const device = await knownDevice(parts, request, user);
  const step = await askedStep(parts, userId, device);
  // SMS-4 a second code to the same phone would prove nothing more
  const isProven = contact !== undefined && step?.contact === contact;
  if (step === undefined || isProven) {
    const isByPasswordAlone = contact === undefined && !isByNetwork;
    return signedIn(parts, { userId, credentials, isKept, isByPasswordAlone, previous: session, reply });
  }
  const who = waitingPlayer(user);
  // strangers do not use up what a known device may
  const wait =
    (await waiting.attempt(request, device === undefined ? who : `${who} ${String(device.id)}`)) ??
    (step.contact === undefined ? undefined : await letters.attempt(request, who));
  if (wait !== undefined) return refuse(429, 'too-often', wait);
  return {
    user_id: null,
    second_step: await beginPending(parts, reply, {
      ...step,
      credentials,
      isKnownDevice: device !== undefined,
      ...(isByNetwork ? { isKept } : {}),
    }),
  };
}

/** Whose sign-ins and letters are counted: anew after each change of protection, so that a thief does not use them up for the owner. */
export function waitingPlayer({ id, credentials_version: version }: CountedPlayer): string {
  return `user:${String(id)} ${String(version)}`;
}

/** FPR-6 */
function isFingerprintOutdated(header: string | readonly string[] | undefined, now: EpochMillis): boolean {
  if (header === undefined) return false;
  const [, expiry] = FINGERPRINT_TOKEN.exec(String(header)) ?? [];
  return expiry === undefined || Number(expiry) <= now;
}

export async function signedIn({ sessions }: Pick<SignInParts, 'sessions'>, start: SessionStart) {
  return (await sessions.begin(start)) ? { user_id: start.userId } : refuse(401, 'both');
}
