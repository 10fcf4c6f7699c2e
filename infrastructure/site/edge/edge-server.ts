import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { seconds, type EpochMillis } from '../../../core/shared/time.ts';
import { rateStore } from '../../http/rate-store.ts';
import { isOverSocket, proxyTrust, type TrustedProxies } from '../../http/client-address.ts';
import { isCallPath, isServersOwn } from './api-paths.ts';
import { COMMON_HEADERS } from './common-headers.ts';
import { replyEarly, type FindEarly } from './early-replies.ts';
import { statusDocument } from '../pages/html-document.ts';
import { revalidateReplies } from './revalidated-replies.ts';
import { isOwnHost, type HostRules } from './host-rules.ts';
import { requestCounter, type RequestCounter, type RequestLimits } from './request-counter.ts';
import { inOriginForm, isOriginForm } from './origin-form.ts';

export interface EdgeOptions {
  readonly trustedProxies: TrustedProxies;
  readonly hostRules: HostRules;
  readonly now: () => EpochMillis;
  /** Absent where nothing is counted. */
  readonly limits?: RequestLimits | undefined;
  /** Where requests are counted; without it, in the memory of the process. */
  readonly rateStore?: FastifyRateLimitStoreCtor | undefined;
  /** The replies that are ready before the framework has a request. */
  readonly early?: FindEarly | undefined;
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

/** The server that faces the network: whom it believes, which hosts it answers for, how long it waits, and what each reply says. */
export async function edgeServer(options: EdgeOptions): Promise<FastifyInstance> {
  const { request: requestTimeout, silence } = options.timeout ?? TIMEOUT;
  const trust = proxyTrust(options.trustedProxies);
  const { limits, hostRules, early } = options;
  const counter = limits && requestCounter(limits, options.rateStore ?? rateStore(options.now));
  const app = fastify({
    forceCloseConnections: 'idle',
    // what arrives over a connection that is still open is answered, too
    return503OnClosing: false,
    trustProxy: trust,
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    connectionTimeout: silence,
    // a busy machine takes long to start, and whoever waits for it knows how long that may be
    pluginTimeout: 0,
    http: { connectionsCheckingInterval: Math.min(requestTimeout, seconds(5)) },
    frameworkErrors: refuseMalformed,
    rewriteUrl: inOriginForm,
  });
  if (early !== undefined) replyEarly(app, { find: early, trust, hostRules, counter });
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
    else if (isOwnHost(request, hostRules)) done();
    else void reply.code(421).header('cache-control', 'no-store').send({ code: 'unknown-host' });
  });
  await compressReplies(app);
  revalidateReplies(app);
  if (counter !== undefined) limitRequests(app, counter);
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

function limitRequests(app: FastifyInstance, { count }: RequestCounter): void {
  app.addHook('onRequest', (request, reply, done) => {
    count(request, (error, waits) => {
      if (waits === undefined) done(error);
      else refuse(request, reply, waits);
    });
  });
}

/** An address that the router cannot read passes no hook. */
function refuseMalformed(_error: unknown, _request: unknown, reply: FastifyReply): void {
  void reply.code(400).headers(COMMON_HEADERS).send({ code: 'malformed' });
}

function refuse({ url }: FastifyRequest, reply: FastifyReply, wait: number): void {
  void reply.code(429).headers({ 'retry-after': String(Math.max(1, wait)), 'cache-control': 'no-store' });
  if (isCallPath(url)) void reply.send({ code: 'too-often' });
  else void reply.type('text/html; charset=utf-8').send(statusDocument('429'));
}
