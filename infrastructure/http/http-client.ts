import * as v from 'valibot';
import type { RequestCredentials } from '../../core/session/recover-request.ts';
import { repeatDelay } from '../../core/session/repeat-delay.ts';
import type { Cancellation } from '../../core/shared/cancellation.ts';
import { replyErrorsText } from '../../core/notices/reply-errors.ts';
import type { LoggedContext } from '../../core/notices/logged-failure.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { Random } from '../../core/shared/random.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { seconds } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { AnyCall, CallInput, CallReply } from './call.ts';
import { callUrl } from './call-url.ts';
import type { NoAnswer, Transport, WireAnswer, WireRequest } from './transport.ts';

/** Sends calls and reads their replies; every reply is checked against the call's schema before anybody sees it. */
export interface HttpClient {
  readonly send: <C extends AnyCall>(
    call: C,
    input?: CallInput<C>,
    signal?: Cancellation,
  ) => Promise<Result<CallReply<C>, RequestFailure>>;
}

/** What a call is sent with besides what it says itself. */
export type SendAgain<Value> = (credentials: RequestCredentials) => Promise<Result<Value, RequestFailure>>;

/** Takes a call on that needs more than the client has: a token, or what its refusal asks for. */
export type RecoverCall = <Value>(
  call: AnyCall,
  send: SendAgain<Value>,
  refused?: Result<Value, RequestFailure>,
) => Promise<Result<Value, RequestFailure>>;

export type ReadReply = <C extends AnyCall>(call: C, body: unknown) => Result<CallReply<C>, RequestFailure>;
export type ReadAnswer = <C extends AnyCall>(call: C, answer: WireAnswer) => Result<CallReply<C>, RequestFailure>;

export interface HttpClientOptions {
  readonly transport: Transport;
  readonly timers: Timers;
  /** Whether somebody looks at a page that does nothing yet: what was asked too often is not waited for. */
  readonly isOpening?: () => boolean;
  /** Spreads repeats; without it each comes as late as its call says. */
  readonly random?: Pick<Random, 'fraction'>;
  /** Aborted when the page that is open is left. */
  readonly pageLeft?: () => Cancellation;
  /** The value of the CSRF cookie, where a call needs it as a header. */
  readonly csrfToken: () => string | undefined;
  /** Asked where a call needs a token, or a refusal may be mended by sending the call again. */
  readonly recover?: RecoverCall;
  /** Reads an answer that was sent as done; without it, each is checked by its call's schema. */
  readonly read?: ReadAnswer;
  /** Called when a call that needs a player was refused for want of a session. */
  readonly onSignedOut?: () => void;
  /** Called when a call was refused for legal reasons: terms that have to be confirmed, or a country. */
  readonly onLawful?: (failure: RequestFailure) => void;
  /** Called when a call failed whose failure nobody is shown. */
  readonly onLogged?: (failure: RequestFailure, context: LoggedContext) => void;
}

/** As the server says it. */
const UNREADABLE = fail({ kind: 'refused', status: 400, code: 'malformed' } as const);

export function httpClient(options: HttpClientOptions): HttpClient {
  function read<C extends AnyCall>(call: C, answer: WireAnswer | NoAnswer): Result<CallReply<C>, RequestFailure> {
    if (typeof answer === 'string') return fail({ kind: answer === 'unanswered' ? 'network' : answer });
    if (answer.status === 401 && call.access === 'player' && call.isAuthorised !== true) options.onSignedOut?.();
    if (answer.status >= 200 && answer.status <= 299) return (options.read ?? readDone)(call, atItsTime(call, answer));
    const failure = refusal(answer);
    if (answer.status === 451) options.onLawful?.(failure);
    return fail(failure);
  }

  async function recovered<C extends AnyCall>(call: C, attempt: SendAgain<CallReply<C>>) {
    const { recover } = options;
    // what recovers a call is loaded with the first that needs it, and may not come
    const recovering = async (refused?: Result<CallReply<C>, RequestFailure>) =>
      recover?.(call, attempt, refused).catch(() => fail<RequestFailure>({ kind: 'network' }));
    if (call.isAuthorised === true) return (await recovering()) ?? attempt({});
    const first = await attempt({});
    return isRecoverable(first) ? ((await recovering(first)) ?? first) : first;
  }

  return {
    async send(call, input, signal) {
      const ask = async (until: Cancellation | undefined) => {
        const attempt = async (credentials: RequestCredentials) =>
          read(
            call,
            await exchange(options, wireRequest(call, input ?? {}, { ...options, ...credentials }), { call, until }),
          );
        return recovered(call, attempt);
      };
      // SEC-43 what the server would not read is not sent: no value of an address or a query leads elsewhere
      const isReadable = call.params === undefined || v.safeParse(call.params, input?.params ?? {}).success;
      const left = call.isOfPage === true ? options.pageLeft?.() : undefined;
      const reply = !isReadable ? UNREADABLE : await (left === undefined ? ask(signal) : untilLeft(left, signal, ask));
      if (!reply.ok && call.logsAs !== undefined) options.onLogged?.(reply.error, call.logsAs);
      return reply;
    },
  };
}

/** Sends a request, and sends it again as often as its call says. */
async function exchange(
  { transport, timers, random, isOpening }: HttpClientOptions,
  request: WireRequest,
  { call, until }: { readonly call: AnyCall; readonly until: Cancellation | undefined },
): Promise<WireAnswer | NoAnswer> {
  const { times, delay } = call.retry ?? { times: 0, delay: 0 };
  for (let attempt = 0; until?.aborted !== true; attempt += 1) {
    const answer = await transport(request, until);
    if (!isWorthRetrying(answer, isOpening?.()) || attempt === times) return answer;
    const retryAfterSeconds = typeof answer === 'object' ? answer.retryAfterSeconds : undefined;
    const wait = repeatDelay(delay, { retryAfterSeconds, spread: random?.fraction() ?? 0 });
    if (wait === undefined) return answer;
    await pause(timers, wait, until);
  }
  return 'cancelled';
}

/** REL-36 Gives a call up when its page is left, as when its caller does. */
async function untilLeft<Value>(
  left: Cancellation,
  signal: Cancellation | undefined,
  ask: (until: Cancellation) => Promise<Result<Value, RequestFailure>>,
): Promise<Result<Value, RequestFailure>> {
  const call = new AbortController();
  const abort = () => {
    call.abort();
  };
  const causes = [left, ...(signal === undefined ? [] : [signal])];
  for (const cause of causes) {
    if (cause.aborted) abort();
    cause.addEventListener('abort', abort);
  }
  try {
    const reply = await ask(call.signal);
    return left.aborted ? fail({ kind: 'cancelled' }) : reply;
  } finally {
    for (const cause of causes) cause.removeEventListener('abort', abort);
  }
}

/** A body that the browser has kept says when it was kept; the server has just said what time it is. */
function atItsTime({ timeField }: AnyCall, answer: WireAnswer): WireAnswer {
  const { serverTime, body } = answer;
  if (timeField === undefined || serverTime === undefined || typeof body !== 'object') return answer;
  return { ...answer, body: { ...body, [timeField]: serverTime } };
}

function isRecoverable(reply: Result<unknown, RequestFailure>): boolean {
  if (reply.ok || reply.error.kind !== 'refused') return false;
  const { status, code } = reply.error;
  return status === 400 || (status === 403 && code === 'csrf');
}

function wireRequest<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  options: HttpClientOptions & RequestCredentials,
): WireRequest {
  const headers: Record<string, string> = { accept: 'application/json', ...input.headers };
  if (call.method !== 'GET') headers['content-type'] = call.bodyType ?? 'application/json';
  if (call.changes !== 'none') headers['x-requested-with'] = 'app';
  if (call.changes === 'money') headers['x-csrf-token'] = options.csrfToken() ?? '';
  if (input.key !== undefined) headers['idempotency-key'] = input.key;
  if (options.token !== undefined) headers['authorization'] = `Bearer ${options.token}`;
  const fingerprint = options.fingerprint ?? input.fingerprint;
  if (fingerprint !== undefined) headers['x-fingerprint'] = fingerprint;
  if (options.captcha !== undefined) headers['x-captcha-token'] = options.captcha;
  return {
    method: call.method,
    url: callUrl(call.path, input.params, input.query),
    headers,
    ...(call.method === 'GET' ? {} : { body: input.body ?? {} }),
    timeout: call.timeout ?? seconds(20),
    ...(call.isForAll === true ? { isForAll: true } : {}),
  };
}

function isWorthRetrying(answer: WireAnswer | NoAnswer, isOpening = false): boolean {
  if (typeof answer === 'string') return answer === 'network';
  if (answer.isDrawn === true) return false;
  return answer.status >= 500 || (answer.status === 429 && !isOpening && answer.retryAfterSeconds !== undefined);
}

const DONE = 200;

const refusalCode = v.nullish(v.union([v.string(), v.number()]));
const refusalBody = v.object({
  code: refusalCode,
  title: v.nullish(v.string()),
  message: v.fallback(v.nullish(v.string()), undefined),
  status: v.fallback(v.nullish(v.pipe(v.number(), v.safeInteger())), undefined),
  exception_code: refusalCode,
  tries_left: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger())), undefined),
  data: v.fallback(v.nullish(v.object({ message: v.nullish(v.string()) })), undefined),
  errors: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
});

function refusal(answer: WireAnswer): Extract<RequestFailure, { readonly kind: 'refused' }> {
  const body = v.safeParse(refusalBody, answer.body);
  const {
    code,
    title,
    message,
    status,
    exception_code: exception,
    tries_left: triesLeft,
    data,
    errors,
    error,
  } = body.success ? body.output : {};
  // beside a status of HTTP it is the name of that alone
  const details = replyErrorsText(errors ?? (answer.status === DONE ? [error] : undefined));
  return {
    kind: 'refused',
    // no status of HTTP says what went wrong
    status: answer.status === DONE ? 500 : answer.status,
    code: (code ?? exception)?.toString(),
    title: title ?? message ?? data?.message ?? details,
    retryAfterSeconds: answer.retryAfterSeconds,
    ...(triesLeft === undefined ? {} : { triesLeft }),
    ...(typeof status === 'number' ? { bodyStatus: status } : {}),
    ...(details === undefined ? {} : { details }),
  };
}

/** NO-24 A reply that was sent as done and yet says that it is not: by its errors, or by a status and words in place of what was asked for. */
export function readDone<C extends AnyCall>(
  call: C,
  answer: WireAnswer,
  read: ReadReply = readReply,
): Result<CallReply<C>, RequestFailure> {
  const within = refusal({ ...answer, status: DONE });
  if (within.details !== undefined) return fail(within);
  const reply = read(call, answer.body);
  const isSaid = within.bodyStatus !== undefined && within.title !== undefined;
  return !reply.ok && isSaid ? fail(within) : reply;
}

/** Checks the body of a reply by the schema of its call. */
export function readReply<C extends AnyCall>(call: C, body: unknown): Result<CallReply<C>, RequestFailure> {
  const reply = v.safeParse(call.reply as v.GenericSchema<unknown, CallReply<C>>, body, { abortEarly: true });
  if (reply.success) return ok(reply.output);
  return fail({ kind: 'malformed', path: v.getDotPath(reply.issues[0]) ?? '' });
}

async function pause(timers: Timers, delay: number, signal?: Cancellation): Promise<void> {
  await new Promise<void>((resolve) => {
    let cancel = (): void => undefined;
    const end = (): void => {
      cancel();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    signal?.addEventListener('abort', end);
    cancel = timers.after(delay, end);
    if (signal?.aborted === true) end();
  });
}
