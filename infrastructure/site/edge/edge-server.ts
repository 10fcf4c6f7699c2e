import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { minutes, seconds, type EpochMillis } from '../../../core/shared/time.ts';
import { rateStore } from '../../http/rate-store.ts';
import { addressKey, isOverSocket, proxyTrust, type TrustedProxies } from '../../http/client-address.ts';
import { isCallPath, isServersOwn } from './api-paths.ts';
import { statusDocument } from '../pages/html-document.ts';
import { revalidateReplies } from './revalidated-replies.ts';
import { isOwnHost, type HostRules } from './host-rules.ts';
import { inOriginForm, isOriginForm } from './origin-form.ts';

/** How many requests one address may send in a minute. */
export interface RequestLimits {
  readonly calls: number;
  readonly pages: number;
  /** Whether those of the machine itself are not counted: in a demonstration they are all one person's. */
  readonly isLocalFree: boolean;
}

export interface EdgeOptions {
  readonly trustedProxies: TrustedProxies;
  readonly hostRules: HostRules;
  readonly now: () => EpochMillis;
  /** Absent where nothing is counted. */
  readonly limits?: RequestLimits | undefined;
  /** Where requests are counted; without it, in the memory of the process. */
  readonly rateStore?: FastifyRateLimitStoreCtor | undefined;
  /** How long a request may take to arrive, and a connection may be silent. */
  readonly timeout?: { readonly request: number; readonly silence: number };
}

const BODY_LIMIT = 262_144;
const TIMEOUT = { request: seconds(30), silence: seconds(75) };
const MOST_CONNECTIONS = 4000;
const LEAST_COMPRESSED = 1024;
const TEXTS = /^text\/(?!event-stream)|[+/](?:json|text|xml|javascript)(?:;|$)|octet-stream(?:;|$)/;
/** Of an address, in characters: the guards of a page ask other services about it. */
const LONGEST_ADDRESS = 4000;

/** What every reply says, whatever it is of: files, failures and replies of the API too. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
} as const;

const FILES = /^\/(?:assets|flags|sys-icons)\//;
const LOCAL_ADDRESSES: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::']);

/** The server that faces the network: whom it believes, which hosts it answers for, how long it waits, and what each reply says. */
export async function edgeServer(options: EdgeOptions): Promise<FastifyInstance> {
  const { request: requestTimeout, silence } = options.timeout ?? TIMEOUT;
  const app = fastify({
    forceCloseConnections: 'idle',
    // what arrives over a connection that is still open is answered, too
    return503OnClosing: false,
    trustProxy: proxyTrust(options.trustedProxies),
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    connectionTimeout: silence,
    // a busy machine takes long to start, and whoever waits for it knows how long that may be
    pluginTimeout: 0,
    http: { connectionsCheckingInterval: Math.min(requestTimeout, seconds(5)) },
    frameworkErrors: refuseMalformed,
    rewriteUrl: inOriginForm,
  });
  // Node takes the longer of the two for bodies
  app.server.headersTimeout = requestTimeout;
  app.server.maxConnections = MOST_CONNECTIONS;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(COMMON_HEADERS);
    if (request.url.length > LONGEST_ADDRESS) void reply.code(414).send({ code: 'too-long' });
    else if (!isOriginForm(request.url)) void reply.code(400).send({ code: 'malformed' });
    else if (!isOverSocket(request)) done();
    else if (isServersOwn(request.url))
      void reply.code(404).header('cache-control', 'no-store').send({ code: 'not-found' });
    else if (isOwnHost(request, options.hostRules)) done();
    else void reply.code(421).header('cache-control', 'no-store').send({ code: 'unknown-host' });
  });
  await compressReplies(app);
  revalidateReplies(app);
  if (options.limits !== undefined) {
    await limitRequests(app, options.limits, options.rateStore ?? rateStore(options.now));
  }
  return app;
}

/** Compresses what is text; routes that are there already are left as they are. */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (mayBeCompressed(reply, payload)) addVary(reply, 'accept-encoding');
    return payload;
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: TEXTS,
    threshold: LEAST_COMPRESSED,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  compressHeadFirst(app);
}

/** A file is compressed however long it is; one that has not changed has no type to tell by. */
function mayBeCompressed(reply: FastifyReply, payload: unknown): boolean {
  if (typeof payload === 'string') return Buffer.byteLength(payload) >= LEAST_COMPRESSED;
  return payload instanceof Readable && TEXTS.test(String(reply.getHeader('content-type') ?? 'text/plain'));
}

/** HEAD says what GET would: the framework takes the body away before it is compressed, unless it is told to wait. */
function compressHeadFirst(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' || !Array.isArray(route.onSend)) return;
    const [compressing] = route.onSend.splice(-1);
    if (compressing !== undefined) route.onSend.splice(-1, 0, compressing);
  });
}

/** What was not compressed for one visitor may be for the next. */
function addVary(reply: FastifyReply, name: string): void {
  const known = [reply.getHeader('vary') ?? []].flat().map(String);
  if (!known.join().toLowerCase().includes(name)) void reply.header('vary', [...known, name].join(', '));
}

async function limitRequests(
  app: FastifyInstance,
  limits: RequestLimits,
  store: FastifyRateLimitStoreCtor,
): Promise<void> {
  const { calls, pages } = await counters(app, limits, store);
  app.addHook('onRequest', async (request, reply) => {
    if (!isOverSocket(request) || FILES.test(request.url)) return undefined;
    if (limits.isLocalFree && LOCAL_ADDRESSES.has(addressKey(request))) return undefined;
    const counted = await (isCallPath(request.url) ? calls : pages)(request);
    return 'isExceeded' in counted && counted.isExceeded ? refuse(request, reply, counted.ttlInSeconds) : undefined;
  });
}

/** An address that the router cannot read passes no hook. */
function refuseMalformed(_error: unknown, _request: unknown, reply: FastifyReply): void {
  void reply.code(400).headers(COMMON_HEADERS).send({ code: 'malformed' });
}

type CheckLimit = ReturnType<FastifyInstance['createRateLimit']>;

/** In a scope of their own: the back end in the same process counts for itself. */
async function counters(app: FastifyInstance, { calls, pages }: RequestLimits, store: FastifyRateLimitStoreCtor) {
  const made: CheckLimit[] = [];
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, store });
    for (const [name, max] of Object.entries({ calls, pages })) {
      const keyGenerator = (request: FastifyRequest): string => `${name} ${addressKey(request)}`;
      made.push(scope.createRateLimit({ timeWindow: minutes(1), keyGenerator, max }));
    }
  });
  const [ofCalls, ofPages] = made;
  if (ofCalls === undefined || ofPages === undefined) throw new Error('the limits were not made');
  return { calls: ofCalls, pages: ofPages };
}

function refuse({ url }: FastifyRequest, reply: FastifyReply, wait: number): FastifyReply {
  void reply.code(429).headers({ 'retry-after': String(Math.max(1, wait)), 'cache-control': 'no-store' });
  if (isCallPath(url)) return reply.send({ code: 'too-often' });
  return reply.type('text/html; charset=utf-8').send(statusDocument('429'));
}
