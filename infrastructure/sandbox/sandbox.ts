import { setTimeout as pause } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../core/shared/clock.ts';
import { seconds, type Millis } from '../../core/shared/time.ts';
import type { AnyCall } from '../http/call.ts';
import type { OwnCalls } from '../http/own-calls.ts';
import { keepMeta } from './database/meta-values.ts';
import { keepWorldSecret } from './database/world-secret.ts';
import { openDatabase, type Database, type DatabaseFailure } from './database/open-database.ts';
import { faultLog, withSafeFailures, type FaultLog } from './fault-log.ts';
import { openAvailability } from './availability/availability-state.ts';
import { playerStops } from './known-player/player-stops.ts';
import { seedTables } from './seed-tables.ts';
import { serveDemo, serveRoutes } from './serve-routes.ts';
import { createLineBook } from './line/line-book.ts';
import { openNodes } from './nodes/open-nodes.ts';
import { sharedState } from './nodes/shared-state.ts';
import { openMailbox } from './players/mailbox.ts';
import { passwordHashing } from './players/password-hashing.ts';
import { openSessions } from './players/open-sessions.ts';
import { openVault, SECRET_PROBLEMS, type VaultProblem } from './sign-in/secret-vault.ts';
import { serveReviewDesk } from './documents/review-desk.ts';
import { serveCasino } from './casino/serve-casino.ts';
import { servePayments } from './payments/payment-routes.ts';
import { serveUploads } from './uploads/upload-routes.ts';
import { serveConsultantDesk } from './support/consultant/consultant-desk.ts';
import { serveConsultantPage } from './support/consultant/consultant-page.ts';
import { serveSupportDesk } from './support/support-desk.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { openApplications } from './mini-apps/open-applications.ts';
import { miniAppParts } from './mini-apps/mini-app-parts.ts';
import { tick } from './sandbox-tick.ts';
import { answerErrors, failureReply } from './server/api-errors.ts';
import { API_PREFIXES } from './server/api-prefixes.ts';
import { serveApiPage } from './server/api-page.ts';
import { countTries, databaseRateStore } from './server/database-rate-store.ts';
import { nodeRandom } from './server/node-random.ts';
import { ownRoutes, type OwnRoutes } from './server/own-routes.ts';
import { refuse, type Refusal } from './server/refusal.ts';
import type { CountTries } from './server/portioned-rate-store.ts';
import type { ServedApi } from './server/serve-call.ts';
import { serveSocial } from './social/serve-social.ts';
import type { GameFault } from './world/game-faults.ts';
import { createWorld, type World } from './world/world.ts';

export interface Sandbox {
  /** Adds every route of the API to the site's server. */
  readonly register: (app: FastifyInstance) => Promise<void>;
  /** Those routes for the server itself, without a wire. */
  readonly own: OwnCalls;
  /** One tick by hand; ticks never overlap. */
  readonly tick: () => Promise<void>;
  /** Resolves once this node may answer: nothing was changed by another that it could not know of. */
  readonly current: () => Promise<void>;
  /** Whether it may answer at once. */
  readonly isCurrent: () => boolean;
  /** Counts tries in windows that all nodes share; absent where this is the only one. */
  readonly countTries: CountTries | undefined;
  /** Stops ticking, lets the running one end and closes the database. */
  readonly close: () => Promise<void>;
  /** The sandbox's own time. */
  readonly clock: Clock;
  readonly database: Database;
  readonly world: World;
  /** HST-20 The origins that applications in frames come from. */
  readonly frameSources: () => readonly string[];
}

const TICK_PERIOD = seconds(1);
/** What a lost notification costs at most. */
const POLL_PERIOD: Millis = 500;
/** What a client has from another node, it has for a few seconds. */
const VERSIONS_OF_OTHERS = 30;
/** Why the sandbox cannot start: one line for the person at the terminal. */
export class SandboxProblem extends Error {
  override readonly name = 'SandboxProblem';
  readonly code: DatabaseFailure['code'] | VaultProblem;

  constructor({ code, message }: { readonly code: SandboxProblem['code']; readonly message: string }) {
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

async function startSandbox(
  options: SandboxOptions,
  database: Database,
  closeDatabase: () => Promise<void>,
): Promise<Sandbox> {
  const { parts, closeNodes } = await openParts(options, database);
  const { nodes } = parts;
  try {
    await nodes.open();
    await parts.miniApps.open(async () => openApplications(parts));
  } catch (error) {
    await closeNodes();
    throw error;
  }
  const stopTicking = startTicking(parts);
  const own = ownRoutes({
    current: nodes.current,
    failed: (error) => failureReply(error, parts.random, options.onFailure),
  });
  return {
    register: async (app) => registerApi(app, parts, own),
    own,
    tick: nodes.tick,
    current: async () => nodes.current(),
    isCurrent: nodes.isCurrent,
    countTries: options.database.kind === 'postgres' ? async (tries) => countTries(database, tries) : undefined,
    close: async () => {
      stopTicking();
      await nodes.tickIfLeading().catch(() => undefined);
      await parts.miniApps.close();
      await closeNodes();
      await closeDatabase();
    },
    clock: { now: parts.now },
    database,
    world: parts.world,
    frameSources: parts.miniApps.frameSources,
  };
}

async function registerApi(app: FastifyInstance, parts: SandboxParts, own: OwnRoutes): Promise<void> {
  await app.register(async (scope) => {
    const api = await preparedApi(scope, parts, own);
    await serveAll(api, parts);
    serveApiPage(scope, api.calls);
    for (const url of API_PREFIXES) scope.all(url, (_request, reply) => reply.code(404).send({ code: 'not-found' }));
  });
}

async function serveAll(api: ServedApi, parts: SandboxParts): Promise<void> {
  serveRoutes(api, parts);
  await serveSocial(api, parts);
  await serveUploads(api, parts);
  await servePayments(api, parts);
  await serveCasino(api, parts);
  if (!parts.options.isDemo) return;
  serveDemo(api, parts);
  await serveReviewDesk(api, parts);
  await serveSupportDesk(api, parts);
  await serveConsultantPage(api, parts);
  await serveConsultantDesk(api, parts);
}

/** Ticks where this node leads; and asks for what was not told, where there are others. */
function startTicking({ options: { timers }, nodes, faults }: SandboxParts): () => void {
  const often = (period: Millis, name: string, run: () => Promise<void>) =>
    timers?.every(period, () => {
      run().then(
        () => {
          faults.mended(name);
        },
        (error: unknown) => {
          faults.report(name, error);
        },
      );
    });
  const stopping = [often(TICK_PERIOD, 'tick', nodes.tickIfLeading), often(POLL_PERIOD, 'nodes', nodes.refresh)];
  return () => {
    for (const stop of stopping) stop?.();
  };
}

async function openParts(
  options: SandboxOptions,
  database: Database,
): Promise<{ readonly parts: SandboxParts; readonly closeNodes: () => Promise<void> }> {
  const { secret, formerSecrets, vault } = await siteSecrets(options, database);
  await seedTables(database, options);
  const faults = faultLog(nodeRandom, options.onFailure);
  const shown = await openLine(options, database, faults);
  const { nodes, close: closeNodes } = openNodes({
    ...shown,
    choice: options.database,
    database,
    random: nodeRandom,
    runTick: async () => tick(parts),
    onChange: () => options.onChange?.(),
    onFailure: (error) => faults.report('nodes', error),
  });
  const { state, now, ...line } = shown;
  const parts: SandboxParts = {
    ...line,
    ...state,
    options,
    database,
    nodes,
    sessions: openSessions(options, { database, secret, now }),
    mailbox: options.isDemo ? openMailbox(database) : undefined,
    passwords: passwordHashing(options.passwordHashes, options.passwordHasher),
    pause: options.pause ?? pause,
    random: nodeRandom,
    upkeep: {},
    callbacks: {},
    faults,
    miniApps: miniAppParts(options, { ...state, database }),
    secret,
    formerSecrets,
    vault,
    now,
  };
  return { parts, closeNodes };
}

async function siteSecrets({ secret: given, previousSecrets: previous }: SandboxOptions, database: Database) {
  const secrets = await openVault(database, { given, previous });
  if (typeof secrets === 'string') throw new SandboxProblem({ code: secrets, message: SECRET_PROBLEMS[secrets] });
  return secrets;
}

/** The world, its time, and what is changed of both by hand. */
async function openLine(options: SandboxOptions, database: Database, faults: FaultLog) {
  const seed = await keepWorldSecret(database, options.seed);
  const speed = Number(await keepMeta(database, 'speed', String(options.speed)));
  const onFault = ({ gameId, error }: GameFault) =>
    faults.report(`game ${String(gameId)}`, new Error(`game ${String(gameId)} is suspended`, { cause: error }));
  const state = sharedState(
    openAvailability({
      isOneClickRegistrationAllowed: options.isOneClickRegistrationAllowed ?? options.isDemo,
      rules: options.rules,
    }),
  );
  const world = (options.createWorld ?? createWorld)({ seed, speed, onFault, overrideOf: state.overrides.of });
  const remembers = options.database.kind === 'postgres' ? VERSIONS_OF_OTHERS : 0;
  return {
    world,
    state,
    book: createLineBook(world, state.overrides, { onFault, remembers }),
    now: () => options.clock.now() + state.clockOffset(),
  };
}

async function preparedApi(scope: FastifyInstance, parts: SandboxParts, own: OwnRoutes): Promise<ServedApi> {
  const { options, feed, sessions, secret, formerSecrets, database, nodes, now } = parts;
  await scope.register(rateLimit, { global: false, store: databaseRateStore(database, now) });
  scope.addHook('onRequest', (_request, reply, done) => {
    const asked = nodes.current();
    if (asked === undefined) done();
    else void goOnOnce(asked, reply, done);
  });
  if (!scope.hasRequestDecorator('cookies')) await scope.register(cookie);
  scope.removeContentTypeParser('text/plain');
  answerErrors(scope, parts.random, options.onFailure);
  return {
    app: scope,
    sessions,
    origin: { isSecure: options.isSecure, origin: options.origin, secret, formerSecrets },
    now,
    calls: [],
    own,
    stops: playerStops(parts),
    beforeReading: ({ path }: AnyCall) => {
      const isSlow = feed.delay > 0 || feed.mode === 'down';
      return isSlow && path.startsWith('/web-api/sports/') ? slowReading(feed) : undefined;
    },
  };
}

async function slowReading({ delay, mode }: SandboxParts['feed']): Promise<Refusal | undefined> {
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  return mode === 'down' ? refuse(503, 'feed-down', 5) : undefined;
}

async function goOnOnce(asked: Promise<void>, reply: FastifyReply, goOn: () => void): Promise<void> {
  try {
    await asked;
  } catch {
    void reply.code(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' }).send({ code: 'busy' });
    return;
  }
  goOn();
}
