import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../core/shared/clock.ts';
import { seconds, type Millis } from '../../core/shared/time.ts';
import type { AnyCall } from '../http/call.ts';
import { serveHistory } from './coupons/history-routes.ts';
import { servePlacements } from './coupons/placement-routes.ts';
import { serveSavedCoupons } from './coupons/saved-coupon-routes.ts';
import { keepMeta, readMeta, writeMeta } from './database/meta-values.ts';
import { openDatabase, type Database, type DatabaseFailure } from './database/open-database.ts';
import { serveDoors } from './doors/door-routes.ts';
import { plainFrame, serveFrame } from './frame-routes.ts';
import { openDoors } from './doors/door-state.ts';
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
import { playerSessions } from './players/player-sessions.ts';
import { serveRecovery } from './players/recovery-routes.ts';
import { serveSessions } from './players/session-routes.ts';
import { serveStanding } from './players/standing-routes.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { tick } from './sandbox-tick.ts';
import { answerErrors } from './server/api-errors.ts';
import { serveApiPage } from './server/api-page.ts';
import { nodeRandom, randomText } from './server/node-random.ts';
import { refuse } from './server/refusal.ts';
import type { ServedApi } from './server/serve-call.ts';
import { serveSite } from './site-routes.ts';
import { createWorld, type World } from './world/world.ts';

export interface Sandbox {
  /** Adds every route of the API to the site's server. */
  readonly register: (app: FastifyInstance) => Promise<void>;
  /** One beat by hand; beats never overlap. */
  readonly tick: () => Promise<void>;
  /** Stops the beat, lets the running one end and closes the database. */
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
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
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

async function startSandbox(
  options: SandboxOptions,
  database: Database,
  closeDatabase: () => Promise<void>,
): Promise<Sandbox> {
  const seed = await keepMeta(database, 'seed', options.seed);
  const speed = Number(await keepMeta(database, 'speed', String(options.speed)));
  const secret = await keepMeta(database, 'secret', randomText(SECRET_BYTES));
  let clockOffset: Millis = Number((await readMeta(database, 'clock-offset')) ?? 0);
  const now = () => options.clock.now() + clockOffset;
  await seedInformation(database);
  const world = createWorld({ seed, speed });
  const overrides = await loadOverrides(database);
  const feed: FeedState = { mode: 'running', delay: 0 };
  const parts: SandboxParts = {
    options,
    database,
    world,
    overrides,
    book: createLineBook(world, overrides),
    feed,
    entry: openDoors(options.isOneClickRegistrationAllowed ?? options.isDemo),
    frame: plainFrame(),
    sessions: playerSessions(database, secret, now),
    mailbox: options.isDemo ? openMailbox() : undefined,
    random: nodeRandom,
    secret,
    now,
  };

  const beat = oneAtATime(() => tick(parts));
  await beat();
  const stopBeat = options.timers?.every(TICK_PERIOD, () => {
    beat().catch((error: unknown) => options.onFailure?.({ id: nodeRandom.uuid(), error }));
  });
  const moveClock = async (by: Millis) => {
    clockOffset += by;
    await writeMeta(database, 'clock-offset', String(clockOffset));
  };

  return {
    register: async (app) => {
      await app.register(async (scope) => {
        const api = await preparedApi(scope, parts);
        serveRoutes(api, parts);
        if (options.isDemo) serveDebugger(api, parts, { moveClock, clockOffset: () => clockOffset, tick: beat });
        serveApiPage(scope, api.calls);
        for (const url of API_PREFIXES)
          scope.all(url, (_request, reply) => reply.code(404).send({ code: 'not-found' }));
      });
    },
    tick: beat,
    close: async () => {
      stopBeat?.();
      await beat().catch(() => undefined);
      await closeDatabase();
    },
    clock: { now },
    database,
    world,
  };
}

async function preparedApi(scope: FastifyInstance, parts: SandboxParts): Promise<ServedApi> {
  const { options, feed, sessions, secret } = parts;
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
  serveDoors(api, parts);
  serveInformation(api, parts);
  serveLine(api, parts);
  serveGames(api, parts);
  serveSessions(api, parts);
  serveRecovery(api, parts);
  serveStanding(api, parts);
  serveAccounts(api, parts);
  servePlacements(api, parts);
  serveSavedCoupons(api, parts);
  serveHistory(api, parts);
}

/** Runs one after another; whoever asks while one runs gets one more after it. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.catch(() => undefined).then(run);
    return last;
  };
}
