import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { RateLimit } from '../sandbox-options.ts';
import { tryCounter, type TryCounter } from '../server/try-counter.ts';

/** Who tries to sign in, as what, and from where. */
interface SignInTry {
  readonly request: FastifyRequest;
  /** The player that was found, however the login was spelled; the login where none was. */
  readonly account: string;
  /** As it was typed: what is refused is counted by it, so that nobody learns which logins are one player. */
  readonly login: string;
  readonly address: string;
  /** The device where this player has signed in before. */
  readonly device: string | undefined;
}

type SignInOutcome =
  | { readonly kind: 'right' | 'busy' }
  /** WAY-13 With the tries that are left before one has to wait. */
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  /** A wrong password after too many others, or too many tries at the same time. */
  | { readonly kind: 'too-often'; readonly waitSeconds: number };

export type SignInThrottle = (asked: SignInTry, isRight: () => Promise<boolean | undefined>) => Promise<SignInOutcome>;

/** What a spray over many accounts or from many addresses may fail, counted in limits of one. */
const SPRAY = 5;
const LONGEST_PAUSE = seconds(15);
/** What everybody waits for an account that is guessed at from many addresses. */
const LONGEST_ACCOUNT_PAUSE = seconds(2);
/** Tries of one account from one address that run or wait at once; of all accounts from one that failed too often. */
const MOST_IN_LANE = 3;

/**
 * Slows guessing down and never refuses the right password on a device that the player knows, which has a count of its own; others are counted by login and address, and only wait for what the account has failed elsewhere.
 * Beyond the limit each try waits before it is looked at, one after another, so that a guess costs as long whether its answer is waited for or not.
 * An address that failed too often, whatever the accounts, has one lane for all its tries on unknown devices.
 */
export function signInThrottle(
  app: FastifyInstance,
  limit: RateLimit,
  pause: (by: Millis) => Promise<void>,
): SignInThrottle {
  const own = tryCounter(app, 'sign-in', limit);
  const ofAddress = tryCounter(app, 'sign-in of address', { ...limit, times: limit.times * SPRAY });
  const ofAccount = tryCounter(app, 'sign-in of account', { ...limit, times: limit.times * SPRAY });
  const inLane = lanes();
  const pauseBefore = async ({ request, login, address, device }: SignInTry, lane: string): Promise<Millis> => {
    const ownPause = await pauseOf(own, request, lane);
    if (device !== undefined) return ownPause;
    const addressPause = await pauseOf(ofAddress, request, address);
    const accountPause = await pauseOf(ofAccount, request, `login:${login}`);
    return Math.max(ownPause, addressPause, Math.min(accountPause, LONGEST_ACCOUNT_PAUSE));
  };
  const countFailure = async ({ request, login, address, device }: SignInTry, lane: string) => {
    const { count, secondsLeft } = await own.add(request, lane);
    if (device === undefined) {
      await ofAddress.add(request, address);
      await ofAccount.add(request, `login:${login}`);
    }
    return failureOf(limit.times - count, secondsLeft);
  };
  return async (asked, isRight) => {
    const lane =
      asked.device === undefined ? `login:${asked.login} ${asked.address}` : `${asked.account} ${asked.device}`;
    const attempt = async (): Promise<SignInOutcome> => {
      const waited = await pauseBefore(asked, lane);
      if (waited > 0) await pause(waited);
      const right = await isRight();
      if (right === undefined) return { kind: 'busy' };
      return right ? { kind: 'right' } : countFailure(asked, lane);
    };
    const outcome = await inLane(lane, async () =>
      (await isOfSlowedAddress(ofAddress, asked)) ? inLane(asked.address, attempt) : attempt(),
    );
    return outcome ?? tooOften(LONGEST_PAUSE / 1000);
  };
}

function failureOf(triesLeft: number, waitSeconds: number): SignInOutcome {
  return triesLeft < 0 ? tooOften(waitSeconds) : { kind: 'wrong', triesLeft };
}

function tooOften(waitSeconds: number): SignInOutcome {
  return { kind: 'too-often', waitSeconds };
}

async function isOfSlowedAddress(counter: TryCounter, { request, address, device }: SignInTry): Promise<boolean> {
  return device === undefined && (await pauseOf(counter, request, address)) > 0;
}

/** 1, 2, 4 seconds and so on, from the first try after those that are free. */
async function pauseOf(counter: TryCounter, request: FastifyRequest, who: string): Promise<Millis> {
  const beyond = (await counter.read(request, who)).count - counter.limit.times;
  return beyond < 0 ? 0 : Math.min(seconds(2 ** Math.min(beyond, 10)), LONGEST_PAUSE);
}

/** Runs tasks of one name one after another; undefined at once where too many are there already. */
function lanes() {
  const open = new Map<string, { readonly last: Promise<unknown>; readonly size: number }>();
  return async <T>(name: string, task: () => Promise<T>): Promise<T | undefined> => {
    const { last, size } = open.get(name) ?? { last: Promise.resolve(), size: 0 };
    if (size >= MOST_IN_LANE) return undefined;
    const run = last.then(task, task);
    open.set(name, { last: run, size: size + 1 });
    try {
      return await run;
    } finally {
      const { size: left = 1, last: newest = run } = open.get(name) ?? {};
      if (left <= 1) open.delete(name);
      else open.set(name, { last: newest, size: left - 1 });
    }
  };
}
