import { setTimeout as pause } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../core/shared/clock.ts';
import { seconds, type EpochMillis, type Millis } from '../../core/shared/time.ts';
import type { AnyCall } from '../http/call.ts';
import { rateStore } from '../http/rate-store.ts';
import { serveHistory } from './coupons/history-routes.ts';
import { servePlacements } from './coupons/placement-routes.ts';
import { serveSavedCoupons } from './coupons/saved-coupon-routes.ts';
import { keepMeta, readMeta, writeMeta } from './database/meta-values.ts';
import { keepWorldSecret } from './database/world-secret.ts';
import { openDatabase, type Database, type DatabaseFailure } from './database/open-database.ts';
import { serveAvailability } from './availability/availability-routes.ts';
import { faultLog, loggedFailure } from './fault-log.ts';
import { plainFrame, serveFrame } from './frame-routes.ts';
import { openAvailability } from './availability/availability-state.ts';
import { serveDebugger } from './debugger/debugger-routes.ts';
import type { FeedState } from './debugger/feed-state.ts';
import { serveInformation } from './information/page-routes.ts';
import { seedInformation } from './information/seed-information.ts';
import { loadOverrides } from './line/game-overrides.ts';
import { createLineBook } from './line/line-book.ts';
import { serveGames } from './line/game-routes.ts';
import { serveLine } from './line/line-routes.ts';
import { serveAccounts } from './players/account-routes.ts';
import { openMailbox } from './players/mailbox.ts';
import { passwordHashing } from './players/password-hashing.ts';
import { playerSessions } from './players/player-sessions.ts';
import { serveRecovery } from './players/recovery-routes.ts';
import { serveSessions } from './players/session-routes.ts';
import { serveRestrictions } from './players/restriction-routes.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { tick } from './sandbox-tick.ts';
import { answerErrors } from './server/api-errors.ts';
import { serveApiPage } from './server/api-page.ts';
import { nodeRandom, randomText } from './server/node-random.ts';
import { refuse } from './server/refusal.ts';
import type { ServedApi } from './server/serve-call.ts';
import { serveSite } from './site-routes.ts';
import type { GameFault } from './world/game-faults.ts';
import { createWorld, type World } from './world/world.ts';

export interface Sandbox {
  /** Adds every route of the API to the site's server. */
  readonly register: (app: FastifyInstance) => Promise<void>;
  /** One tick by hand; ticks never overlap. */
  readonly tick: () => Promise<void>;
  /** Stops ticking, lets the running one end and closes the database. */
  readonly close: () => Promise<void>;
  /** The sandbox's own time. */
  readonly clock: Clock;
  readonly database: Database;
  readonly world: World;
}

const TICK_PERIOD = seconds(1);
const SECRET_BYTES = 32;
const API_PREFIXES = [
  '/web-api/*',
  '/bff-api/*',
  '/debugger-api/*',
  '/redirects-api/*',
  '/blocks-api/*',
  '/third-party/*',
];

/** Why the sandbox cannot start: one line for the person at the terminal. */
export class SandboxProblem extends Error {
  override readonly name = 'SandboxProblem';
  readonly code: DatabaseFailure['code'];

  constructor({ code, message }: DatabaseFailure) {
    super(message);
    this.code = code;
  }
}

/** Opens the reference back end: database, world and time, caught up to the present. Throws a SandboxProblem. */
export async function openSandbox(given: SandboxOptions): Promise<Sandbox> {
  const options = withSafeFailures(given);
  const opened = await openDatabase(options.database, options.onStatement);
  if (!opened.ok) throw new SandboxProblem(opened.error);
  const { database, close } = opened.value;
  try {
    return await startSandbox(options, database, close);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

/** What is reported of a failure never holds what a player typed. */
function withSafeFailures(options: SandboxOptions): SandboxOptions {
  const { onFailure } = options;
  if (onFailure === undefined) return options;
  return { ...options, onFailure: ({ id, error }) => onFailure({ id, error: loggedFailure(error) }) };
}

async function startSandbox(
  options: SandboxOptions,
  database: Database,
  closeDatabase: () => Promise<void>,
): Promise<Sandbox> {
  const time = await movedClock(options.clock, database);
  const parts = await openParts(options, database, time.now);
  const runTick = oneAtATime(() => tick(parts));
  await runTick();
  const stopTicking = options.timers?.every(TICK_PERIOD, () => {
    runTick().catch((error: unknown) => parts.faults.report('tick', error));
  });
  return {
    register: async (app) => {
      await app.register(async (scope) => {
        const api = await preparedApi(scope, parts);
        serveRoutes(api, parts);
        if (options.isDemo) serveDebugger(api, parts, { ...time, tick: runTick });
        serveApiPage(scope, api.calls);
        for (const url of API_PREFIXES)
          scope.all(url, (_request, reply) => reply.code(404).send({ code: 'not-found' }));
      });
    },
    tick: runTick,
    close: async () => {
      stopTicking?.();
      await runTick().catch(() => undefined);
      await closeDatabase();
    },
    clock: { now: time.now },
    database,
    world: parts.world,
  };
}

/** The sandbox's own time, which the debugger moves ahead; how far is kept. */
async function movedClock(clock: Clock, database: Database) {
  let offset: Millis = Number((await readMeta(database, 'clock-offset')) ?? 0);
  return {
    now: () => clock.now() + offset,
    clockOffset: () => offset,
    moveClock: async (by: Millis) => {
      offset += by;
      await writeMeta(database, 'clock-offset', String(offset));
    },
  };
}

async function openParts(options: SandboxOptions, database: Database, now: () => EpochMillis): Promise<SandboxParts> {
  const seed = await keepWorldSecret(database, options.seed);
  const speed = Number(await keepMeta(database, 'speed', String(options.speed)));
  const secret = await keepMeta(database, 'secret', randomText(SECRET_BYTES));
  await seedInformation(database);
  const faults = faultLog(nodeRandom, options.onFailure);
  const onFault = ({ gameId, error }: GameFault) =>
    faults.report(`game ${String(gameId)}`, new Error(`game ${String(gameId)} is suspended`, { cause: error }));
  const world = createWorld({ seed, speed, onFault });
  const overrides = await loadOverrides(database);
  const feed: FeedState = { mode: 'running', delay: 0 };
  return {
    options,
    database,
    world,
    overrides,
    book: createLineBook(world, overrides, onFault),
    feed,
    entry: openAvailability(options.isOneClickRegistrationAllowed ?? options.isDemo),
    frame: plainFrame(),
    sessions: playerSessions(database, secret, now),
    mailbox: options.isDemo ? openMailbox() : undefined,
    passwords: passwordHashing(options.passwordHashes, options.passwordHasher),
    pause: options.pause ?? pause,
    random: nodeRandom,
    upkeep: {},
    faults,
    secret,
    now,
  };
}

async function preparedApi(scope: FastifyInstance, parts: SandboxParts): Promise<ServedApi> {
  const { options, feed, sessions, secret, now } = parts;
  await scope.register(rateLimit, { global: false, store: rateStore(now) });
  if (!scope.hasRequestDecorator('cookies')) await scope.register(cookie);
  scope.removeContentTypeParser('text/plain');
  answerErrors(scope, parts.random, options.onFailure);
  return {
    app: scope,
    sessions,
    origin: { isSecure: options.isSecure, origin: options.origin, secret },
    calls: [],
    beforeReading: async (call: AnyCall) => {
      if (!call.path.startsWith('/web-api/sports/')) return undefined;
      if (feed.delay > 0) await new Promise((resolve) => setTimeout(resolve, feed.delay));
      return feed.mode === 'down' ? refuse(503, 'feed-down', 5) : undefined;
    },
  };
}

function serveRoutes(api: ServedApi, parts: SandboxParts): void {
  serveSite(api, parts);
  serveFrame(api, parts);
  serveAvailability(api, parts);
  serveInformation(api, parts);
  serveLine(api, parts);
  serveGames(api, parts);
  serveSessions(api, parts);
  serveRecovery(api, parts);
  serveRestrictions(api, parts);
  serveAccounts(api, parts);
  servePlacements(api, parts);
  serveSavedCoupons(api, parts);
  serveHistory(api, parts);
}

/** Runs one after another; all who ask while one runs share the one after it. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const start = (): Promise<void> => {
    waiting = undefined;
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (running === undefined && waiting === undefined) return start();
    waiting ??= (running ?? Promise.resolve()).catch(() => undefined).then(start);
    return waiting;
  };
}
