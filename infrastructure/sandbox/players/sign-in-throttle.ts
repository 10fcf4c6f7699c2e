import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { lookTurns, pauseOf, type LookTurn } from '../server/look-turns.ts';
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
const REFUSED_FOR = seconds(15);
/** What everybody waits for an account that is guessed at from many addresses. */
const LONGEST_ACCOUNT_PAUSE = seconds(2);
/** Tries of one account from one address that run or wait at once on a node; of all accounts from one that failed too often. */
const MOST_IN_LANE = 3;
/** The pauses of all that a lane holds, and their looks. */
const LONGEST_WAIT = seconds(60);

/**
 * Slows guessing down and never refuses the right password on a device that the player knows, which has a count of its own; others are counted by login and address, and only wait for what the account has failed elsewhere.
 * Beyond the limit each try waits before it is looked at, one after another, so that a guess costs as long whether its answer is waited for or not. The lanes are a node's own; of their first each waits for its turn among all nodes.
 * An address that failed too often, whatever the accounts, has one lane for all its tries on unknown devices.
 */
export function signInThrottle(
  app: FastifyInstance,
  limit: RateLimit,
  parts: Pick<SandboxParts, 'database' | 'now' | 'pause'>,
): SignInThrottle {
  const { now, pause } = parts;
  const ofAll = { ...limit, times: limit.times * SPRAY };
  const ofAddress = tryCounter(app, 'sign-in of address', ofAll);
  const ofAccount = tryCounter(app, 'sign-in of account', ofAll);
  const inLane = lanes();
  const turnOf = turnsOfTries(parts, tryCounter(app, 'sign-in', limit), ofAddress);
  const accountPause = async ({ request, login, device }: SignInTry): Promise<Millis> => {
    if (device !== undefined) return 0;
    return Math.min(await pauseOf(ofAccount, request, `login:${login}`), LONGEST_ACCOUNT_PAUSE);
  };
  const countFailure = async ({ request, login, device }: SignInTry, turn: LookTurn) => {
    const { count, secondsLeft } = await turn.countFailure();
    if (device === undefined) await ofAccount.add(request, `login:${login}`);
    return failureOf(limit.times - count, secondsLeft);
  };
  return async (asked, isRight) => {
    const lane =
      asked.device === undefined ? `login:${asked.login} ${asked.address}` : `${asked.account} ${asked.device}`;
    const until = now() + LONGEST_WAIT;
    const attempt = async (): Promise<SignInOutcome | undefined> => {
      const turn = await turnOf(asked, lane, until);
      if (turn === undefined) return undefined;
      const waited = Math.max(await accountPause(asked), turn.at - now());
      if (waited > 0) await pause(waited);
      const right = await isRight();
      if (right === false) return countFailure(asked, turn);
      await turn.giveBack();
      return { kind: right === true ? 'right' : 'busy' };
    };
    const outcome = await inLane(lane, async () =>
      (await isOfSlowedAddress(ofAddress, asked)) ? inLane(asked.address, attempt) : attempt(),
    );
    return outcome ?? tooOften(REFUSED_FOR / 1000);
  };
}

/** When a try of a lane may be looked at; undefined where that is too far away. */
function turnsOfTries(parts: Pick<SandboxParts, 'database' | 'now'>, ofLane: TryCounter, ofAddress: TryCounter) {
  const ownTurn = lookTurns(parts, ofLane);
  const turnOfAddress = lookTurns(parts, ofAddress);
  return async ({ request, address, device }: SignInTry, lane: string, until: EpochMillis) => {
    // counted from the first failure on: no node looks at a free try that another has had
    const own = await ownTurn({ request, who: lane, from: 1, until });
    if (own === undefined || device !== undefined) return own;
    const shared = await turnOfAddress({ request, who: address, from: ofAddress.limit.times, until });
    if (shared !== undefined) return turnOfBoth(own, shared);
    await own.giveBack();
    return undefined;
  };
}

/** The later of two; the failures that are told are those of the first. */
function turnOfBoth(own: LookTurn, shared: LookTurn): LookTurn {
  return {
    at: Math.max(own.at, shared.at),
    countFailure: async () => {
      const tries = await own.countFailure();
      await shared.countFailure();
      return tries;
    },
    giveBack: async () => {
      await own.giveBack();
      await shared.giveBack();
    },
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
