import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { isFields } from '../../../core/shared/untrusted.ts';
import type { AnyCall, Call, WireReply } from '../../http/call.ts';
import { addressKey } from '../../http/client-address.ts';
import { replyTag } from '../../http/reply-tag.ts';
import { takesGzip } from '../../http/takes-gzip.ts';
import { SERVER_TIME_HEADER, type WireAnswer } from '../../http/transport.ts';
import { typedAnswer } from '../../http/typed-replies.ts';
import type { PlayerSession, PlayerSessions } from '../players/player-sessions.ts';
import { isFreshTokenOf, isTokenOf } from '../players/user-token.ts';
import { foreignRequest, type OriginRules } from './request-origin.ts';
import type { Exchange, OwnRoutes } from './own-routes.ts';
import type { ReadyReplies, ReadyReply } from './ready-replies.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';

type OutputOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;

/** What a handler is asked: the checked parts of the request, and who asks. */
export interface Ask<C extends AnyCall> {
  readonly params: C extends { readonly params: infer Params } ? OutputOf<Params> : undefined;
  readonly query: C extends { readonly query: infer Query } ? OutputOf<Query> : undefined;
  readonly body: C extends { readonly body: infer Body } ? OutputOf<Body> : undefined;
  /** Present wherever the call's access is 'player'. */
  readonly session: C['access'] extends 'player' ? PlayerSession : PlayerSession | undefined;
  /** The Idempotency-Key; empty where the call has none. */
  readonly key: string;
  /** The visitor's address, or the network of an IPv6 one: what limits count by. */
  readonly address: string;
  readonly reply: FastifyReply;
}

/** A reply whose text was made ahead. */
export interface PreparedReply {
  readonly preparedText: string;
  /** The same text compressed, for those who take it so. */
  readonly gzipped?: () => Promise<Buffer>;
  /** What the text says, read once for all who ask in this process: nobody may change it. */
  readonly parsed?: () => unknown;
}

type Answer<C extends AnyCall> = WireReply<C> | PreparedReply | Refusal;
export type Handler<C extends AnyCall> = (ask: Ask<C>) => Promise<Answer<C>> | Answer<C>;

export interface ServedApi {
  readonly app: FastifyInstance;
  readonly sessions: PlayerSessions;
  readonly origin: OriginRules;
  readonly now: () => EpochMillis;
  /** Every call served so far, for the API page. */
  readonly calls: AnyCall[];
  /** Where the server's own pages find them. */
  readonly own: OwnRoutes;
  /** PR-37 PR-38 What stops the player from a call. */
  readonly stops: (call: AnyCall, session: PlayerSession) => Refusal | undefined;
  /** Runs before a public reading is answered: a debugger may slow it or take it away. */
  readonly beforeReading?: ((call: AnyCall) => Promise<Refusal | undefined> | undefined) | undefined;
  /** Of calls whose replies all hang on the same. */
  readonly ready?: ReadyReplies;
}

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Makes a route of a call: its schemas check what comes in, its access and CSRF rules decide who may ask. */
export function serveCall<C extends AnyCall>(api: ServedApi, call: C, handler: Handler<C>): void {
  const { ready } = api;
  api.calls.push(call);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const moment = ready?.moment() ?? 0;
    const answered = await answerRequest(api, { call, handler }, { request, reply });
    void reply.headers(cacheHeaders(call, isRefusal(answered)));
    if (isRefusal(answered)) return sendRefusal(reply, answered);
    const isBare = answered === undefined;
    if (!isBare && !isPrepared(answered)) return reply.headers(timeHeaders(call, answered)).send(answered);
    const prepared: ReadyReply = isBare ? { headers: {} } : await preparedReply(request, answered);
    ready?.keep(request, moment, { ...prepared, headers: { ...prepared.headers, ...cacheHeaders(call) } });
    return isBare ? reply.code(204).send() : reply.headers(prepared.headers).send(prepared.body);
  };
  api.own.add(call, async (exchange) => ownAnswer(await answerRequest(api, { call, handler }, exchange)));
  api.app.route({
    method: call.method,
    url: call.path,
    ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
    handler: (request, reply) => {
      if (ready !== undefined && api.beforeReading?.(call) === undefined && ready.send(request, reply)) return reply;
      return answer(request, reply);
    },
  });
}

async function preparedReply(request: FastifyRequest, { preparedText, gzipped }: PreparedReply): Promise<ReadyReply> {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  if (gzipped === undefined) return { headers: type, body: preparedText };
  const headers = { ...type, vary: 'accept-encoding' };
  if (!takesGzip(request)) return { headers, body: preparedText };
  return { headers: { ...headers, 'content-encoding': 'gzip' }, body: await gzipped() };
}

/** What a page of the server's own gets: the value itself, where its text was not made ahead. */
function ownAnswer(answered: unknown): WireAnswer {
  if (isRefusal(answered)) return { status: answered.refused, body: told(answered) };
  if (isPrepared(answered)) return { status: 200, body: parsedText(answered) };
  return answered === undefined ? { status: 204, body: undefined } : typedAnswer(answered);
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { refused, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.code(refused).send(told(refusal));
}

function told({ code, exceptionCode, triesLeft, title, bodyStatus }: Refusal): object {
  const named = exceptionCode === undefined ? { code } : { exception_code: exceptionCode };
  return {
    ...named,
    ...(title === undefined ? {} : { title }),
    ...(bodyStatus === undefined ? {} : { status: bodyStatus }),
    ...(triesLeft === undefined ? {} : { tries_left: triesLeft }),
  };
}

async function answerRequest<C extends AnyCall>(
  api: ServedApi,
  { call, handler }: { readonly call: C; readonly handler: Handler<C> },
  { request, reply }: Exchange,
): Promise<Answer<C>> {
  const delayed = call.changes === 'none' ? await api.beforeReading?.(call) : undefined;
  if (delayed !== undefined) return delayed;
  const session = call.isForAll === true ? undefined : await api.sessions.current(request);
  const foreign = foreignRequest(request, call, { ...api.origin, sessionHash: session?.idHash });
  if (foreign !== undefined) return foreign === 'csrf' ? refuse(403, 'csrf') : refuse(415, 'not-json');
  if (call.access === 'player' && session === undefined) return refuse(401, 'signed-out');
  if (isTransferredAway(call, session)) return refuse(403, 'account-transferred');
  if (call.isAuthorised === true && !isTokenOf(session, request.headers.authorization, api))
    return refuse(401, 'token');
  if (call.needsFreshToken === true && !(await isTokenUsed(api, session, request))) return refuse(403, 'stale-token');
  const stopped = call.access === 'player' && session !== undefined ? api.stops(call, session) : undefined;
  if (stopped !== undefined) return stopped;
  if (session !== undefined && call.changes === 'money') await api.sessions.see(session);
  const key = request.headers['idempotency-key'];
  if (call.isKeyed === true && (typeof key !== 'string' || !KEY.test(key))) return refuse(400, 'malformed');
  const parts = readParts(call, request);
  if (parts === undefined) return refuse(400, 'malformed');
  return handler({
    ...parts,
    session,
    key: typeof key === 'string' ? key.toLowerCase() : '',
    // few calls count by it, and it is read letter by letter
    get address() {
      return addressKey(request);
    },
    reply,
  } as Ask<C>);
}

/** LS-1 A fresh token is used up by its one change, whatever comes of it. */
async function isTokenUsed(
  api: ServedApi,
  session: PlayerSession | undefined,
  { headers }: FastifyRequest,
): Promise<boolean> {
  if (session === undefined || !isFreshTokenOf(session, headers.authorization, api)) return false;
  return api.sessions.useToken(session);
}

/** TRF-11 What is left of a player who was transferred is only read. */
function isTransferredAway({ access, changes, isForMoved }: AnyCall, session: PlayerSession | undefined): boolean {
  return session?.isMoved === true && access === 'player' && changes !== 'none' && isForMoved !== true;
}

function readParts({ params, query, body }: Call, request: FastifyRequest) {
  const read = [
    params === undefined ? undefined : safeParse(params, request.params),
    query === undefined ? undefined : safeParse(query, request.query),
    body === undefined ? undefined : safeParse(body, request.body),
  ];
  if (read.some((part) => part?.success === false)) return undefined;
  // the database's texts hold every character but this one
  if (read.some((part) => hasNul(part?.output))) return undefined;
  return { params: read[0]?.output, query: read[1]?.output, body: read[2]?.output };
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, field]) => name.includes('\0') || hasNul(field));
}

/** What is told without a sign-in, and yet of who asks alone. */
const OF_ONE = /^\/(?:web-api\/session|debugger-api\/|captcha\/|social-api\/|limit-service-api\/)/;

/** What is the same for all any cache may keep that asks again, but for a refusal. */
function cacheHeaders(
  { access, changes, path, isForAll }: AnyCall,
  isRefused = false,
): Readonly<Record<string, string>> {
  const isPersonal = access === 'player' || changes !== 'none' || OF_ONE.test(path);
  if (isPersonal) return { 'cache-control': 'no-store' };
  return { 'cache-control': isForAll === true && !isRefused ? 'public, no-cache' : 'no-cache' };
}

/** What a browser keeps of a reply is good for as long as nothing but the time has changed. */
function timeHeaders({ timeField }: AnyCall, answered: unknown): Readonly<Record<string, string>> {
  if (timeField === undefined || !isFields(answered)) return {};
  const { [timeField]: time, ...rest } = answered;
  return { [SERVER_TIME_HEADER]: String(time), etag: replyTag(JSON.stringify(rest)) };
}

function parsedText({ parsed, preparedText }: PreparedReply): unknown {
  return parsed === undefined ? JSON.parse(preparedText) : parsed();
}

function isPrepared(answer: unknown): answer is PreparedReply {
  return typeof answer === 'object' && answer !== null && 'preparedText' in answer;
}
