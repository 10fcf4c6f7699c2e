import * as v from 'valibot';
import type { RequestCredentials } from '../../core/session/recover-request.ts';
import type { Cancellation } from '../../core/shared/cancellation.ts';
import type { LoggedContext } from '../../core/notices/failure-notice.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { seconds } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { AnyCall, CallInput, CallReply } from './call.ts';
import { callUrl } from './call-url.ts';
import type { Transport, WireAnswer, WireRequest } from './transport.ts';

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

/** Takes a call on that needs more than the client has: what a refusal asks for. */
export type RecoverCall = <Value>(
  call: AnyCall,
  refused: Result<Value, RequestFailure>,
  send: SendAgain<Value>,
) => Promise<Result<Value, RequestFailure>>;

export interface HttpClientOptions {
  readonly transport: Transport;
  readonly timers: Timers;
  /** The value of the CSRF cookie, where a call needs it as a header. */
  readonly csrfToken: () => string | undefined;
  /** Asked where a refusal may be mended by sending the call again. */
  readonly recover?: RecoverCall;
  /** Called when a call that needs a player was refused for want of a session. */
  readonly onSignedOut?: () => void;
  /** Called when a call was refused for legal reasons: terms that have to be confirmed, or a country. */
  readonly onLawful?: (failure: RequestFailure) => void;
  /** Called when a call failed whose failure nobody is shown. */
  readonly onLogged?: (failure: RequestFailure, context: LoggedContext) => void;
}

export function httpClient(options: HttpClientOptions): HttpClient {
  async function exchange(request: WireRequest, call: AnyCall, signal?: Cancellation) {
    const times = 1 + (call.retry?.times ?? 0);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await options.transport(request, signal);
      if (!isWorthRetrying(answer) || attempt === times) return answer;
      await pause(options.timers, call.retry?.delay ?? 0, signal);
    }
  }

  function read<C extends AnyCall>(
    call: C,
    answer: WireAnswer | 'cancelled' | 'network',
  ): Result<CallReply<C>, RequestFailure> {
    if (answer === 'cancelled' || answer === 'network') return fail({ kind: answer });
    if (answer.status === 401 && call.access === 'player') options.onSignedOut?.();
    if (answer.status >= 200 && answer.status <= 299) return readReply(call, answer.body);
    const failure = refusal(answer);
    if (answer.status === 451) options.onLawful?.(failure);
    return fail(failure);
  }

  return {
    async send(call, input, signal) {
      const attempt = async (credentials: RequestCredentials) =>
        read(call, await exchange(wireRequest(call, input ?? {}, { ...options, ...credentials }), call, signal));
      const first = await attempt({});
      const reply =
        options.recover !== undefined && isRecoverable(first) ? await options.recover(call, first, attempt) : first;
      if (!reply.ok && call.logsAs !== undefined) options.onLogged?.(reply.error, call.logsAs);
      return reply;
    },
  };
}

function isRecoverable(reply: Result<unknown, RequestFailure>): boolean {
  return !reply.ok && reply.error.kind === 'refused' && reply.error.status === 400;
}

function wireRequest<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  options: HttpClientOptions & RequestCredentials,
): WireRequest {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (call.method !== 'GET') headers['content-type'] = 'application/json';
  if (call.changes !== 'none') headers['x-requested-with'] = 'app';
  if (call.changes === 'money') headers['x-csrf-token'] = options.csrfToken() ?? '';
  if (input.key !== undefined) headers['idempotency-key'] = input.key;
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

function isWorthRetrying(answer: WireAnswer | 'cancelled' | 'network'): boolean {
  return answer === 'network' || (typeof answer === 'object' && answer.status >= 500);
}

const refusalCode = v.nullish(v.union([v.string(), v.number()]));
const refusalBody = v.object({
  code: refusalCode,
  title: v.nullish(v.string()),
  exception_code: refusalCode,
});

function refusal(answer: WireAnswer): RequestFailure {
  const body = v.safeParse(refusalBody, answer.body);
  const { code, title, exception_code: exception } = body.success ? body.output : {};
  return {
    kind: 'refused',
    status: answer.status,
    code: (code ?? exception)?.toString(),
    title: title ?? undefined,
    retryAfterSeconds: answer.retryAfterSeconds,
  };
}

function readReply<C extends AnyCall>(call: C, body: unknown): Result<CallReply<C>, RequestFailure> {
  const reply = v.safeParse(call.reply as v.GenericSchema<unknown, CallReply<C>>, body, { abortEarly: true });
  if (reply.success) return ok(reply.output);
  return fail({ kind: 'malformed', path: v.getDotPath(reply.issues[0]) ?? '' });
}

async function pause(timers: Timers, delay: number, signal?: Cancellation): Promise<void> {
  await new Promise<void>((resolve) => {
    const cancel = timers.after(delay, resolve);
    signal?.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}
