import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { safeParse } from 'valibot';
import type { AnyCall, CallInput, CallReply, WireReply } from '../../../infrastructure/http/call.ts';
import { USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';
import { callUrl } from '../../../infrastructure/http/call-url.ts';

export interface Answer<C extends AnyCall> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** The reply as it came; with a status other than 200 the refusal. */
  readonly body: WireReply<C>;
  readonly text: string;
  /** The code of a refusal. */
  readonly code: string | undefined;
  /** The reply as the client reads it. */
  readonly read: () => CallReply<C>;
}

/** A browser in miniature: it keeps cookies and sends what the page sends. */
export interface Visitor {
  readonly send: <C extends AnyCall>(
    call: C,
    input?: CallInput<C>,
    headers?: Readonly<Record<string, string | undefined>>,
  ) => Promise<Answer<C>>;
  readonly cookies: Map<string, string>;
}

export interface RecordedReply {
  readonly call: AnyCall;
  readonly input: CallInput<AnyCall>;
  readonly body: unknown;
}

export const SESSION_COOKIE_NAME = '__Host-Http-sid';
export const CSRF_COOKIE_NAME = '__Host-csrf';

export function visitor(
  app: FastifyInstance,
  record?: (reply: RecordedReply) => Promise<void> | void,
  cookies = new Map<string, string>(),
): Visitor {
  return {
    cookies,
    send: async (call, input = {}, headers = {}) => {
      const sent = await bodyOf(call, input.file ?? input.body ?? {});
      const authorization = 'authorization' in headers ? undefined : await authorizationOf(app, call, cookies);
      const response = await app.inject({
        method: call.method,
        url: callUrl(call.path, input.params, input.query),
        headers: withoutUndefined({
          ...pageHeaders(call, cookies),
          ...(sent === undefined ? {} : { 'content-type': sent.type }),
          authorization,
          'idempotency-key': input.key,
          ...headers,
        }),
        ...(sent === undefined ? {} : { payload: sent.payload }),
      });
      keepCookies(cookies, response);
      const body = (response.body === '' ? undefined : JSON.parse(response.body)) as never;
      if (response.statusCode === 200) await record?.({ call, input, body });
      return {
        status: response.statusCode,
        headers: response.headers,
        body,
        text: response.body,
        code: (body as { readonly code?: string } | undefined)?.code,
        read: () => {
          const reply = safeParse(call.reply, body);
          if (!reply.success) throw new Error(`${call.name} broke its schema: ${JSON.stringify(reply.issues[0])}`);
          return reply.output as never;
        },
      };
    },
  };
}

interface WrittenBody {
  readonly type: string;
  readonly payload: string | Buffer;
}

async function bodyOf({ method, bodyType }: AnyCall, body: object): Promise<WrittenBody | undefined> {
  return method === 'GET' ? undefined : writtenBody(bodyType, body);
}

/** The body as a browser writes it, with its type. */
export async function writtenBody(type: string | undefined, body: object): Promise<WrittenBody> {
  if (type === 'application/octet-stream')
    return { type, payload: Buffer.from(body instanceof Uint8Array ? body : []) };
  if (type !== 'multipart/form-data') return { type: 'application/json', payload: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  const written = new Response(form);
  return { type: written.headers.get('content-type') ?? '', payload: await written.text() };
}

async function authorizationOf(
  app: FastifyInstance,
  { isAuthorised, needsFreshToken }: AnyCall,
  cookies: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  if (needsFreshToken === true) return bearer(app, cookies, '?force_refresh=true');
  return isAuthorised === true ? bearer(app, cookies) : undefined;
}

/** What a page fetches before a call that needs it. */
export async function bearer(
  app: FastifyInstance,
  cookies: ReadonlyMap<string, string>,
  query = '',
): Promise<string | undefined> {
  const headers = withoutUndefined(pageHeaders(USER_TOKEN, cookies));
  const reply = await app.inject({ method: 'GET', url: `${USER_TOKEN.path}${query}`, headers });
  return reply.statusCode === 200 ? `Bearer ${reply.json<{ readonly token: string }>().token}` : undefined;
}

function pageHeaders(call: AnyCall, cookies: ReadonlyMap<string, string>): Record<string, string | undefined> {
  const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    host: 'localhost:3000',
    'x-requested-with': call.changes === 'none' ? undefined : 'app',
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': call.changes === 'money' ? (cookies.get(CSRF_COOKIE_NAME) ?? '') : undefined,
    cookie: jar === '' ? undefined : jar,
  };
}

function withoutUndefined(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function keepCookies(cookies: Map<string, string>, response: LightMyRequestResponse): void {
  for (const { name, value, expires } of response.cookies) {
    if (value === '' || (expires !== undefined && expires.getTime() === 0)) cookies.delete(name);
    else cookies.set(name, value);
  }
}
