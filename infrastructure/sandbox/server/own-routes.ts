import { parse } from 'node:querystring';
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall } from '../../http/call.ts';
import type { Caller, OwnCalls } from '../../http/own-calls.ts';
import type { WireAnswer, WireRequest } from '../../http/transport.ts';

/** A request and its reply as handlers know them. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type AnswerOwn = (exchange: Exchange) => Promise<WireAnswer>;

/** The calls that the server may ask itself without a wire. */
export interface OwnRoutes extends OwnCalls {
  readonly add: (call: AnyCall, answer: AnswerOwn) => void;
}

interface Route {
  readonly parts: readonly string[];
  /** Absent where only the whole way leads there. */
  readonly answer: AnswerOwn | undefined;
}

interface OwnRouteParts {
  /** Resolves once this process knows what was changed by another. */
  readonly current: () => Promise<void> | undefined;
  readonly failed: (error: unknown) => WireAnswer;
}

/** The router reads no longer parts of an address. */
const LONGEST_PART = 100;
/** What a call is from that comes over no socket, as the framework has it. */
const THIS_MACHINE = '127.0.0.1';

export function ownRoutes({ current, failed }: OwnRouteParts): OwnRoutes {
  const routes = new Map<string, Route[]>();
  const answered = async (answer: AnswerOwn, exchange: Exchange): Promise<WireAnswer> => {
    try {
      await current();
    } catch {
      return { status: 503, body: { code: 'busy' } };
    }
    return answer(exchange).catch(failed);
  };
  return {
    add: ({ method, path, changes }, answer) => {
      // no page changes anything
      const isOwn = changes === 'none';
      const parts = path.split('/');
      const key = keyOf(method, parts);
      const others = (routes.get(key) ?? []).filter((route) => route.parts.join('/') !== path);
      routes.set(key, [...others, { parts, answer: isOwn ? answer : undefined }].toSorted(byPlaces));
    },
    ask: (request, caller) => {
      const { url } = request;
      if (!isDecodable(url)) return undefined;
      const end = url.includes('?') ? url.indexOf('?') : url.length;
      const [parts, query] = [url.slice(0, end).split('/'), url.slice(end + 1)];
      const route = routes.get(keyOf(request.method, parts))?.find((known) => isOf(known, parts));
      const params = route === undefined ? undefined : paramsOf(route, parts);
      if (route?.answer === undefined || params === undefined) return undefined;
      return answered(route.answer, exchangeOf(request, caller, { params, query: parse(query) }));
    },
  };
}

function keyOf(method: string, parts: readonly string[]): string {
  return `${method} ${String(parts.length)}`;
}

/** As the router looks: from the left, a part that has a name of its own goes before one that may be anything. */
function byPlaces(one: Route, other: Route): number {
  const places = ({ parts }: Route): string => parts.map((part) => (part.startsWith(':') ? '1' : '0')).join('');
  return Number(places(one) > places(other)) - Number(places(one) < places(other));
}

/** The router and its reader of queries have ways of their own with what is no escape. */
function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

function isOf({ parts }: Route, asked: readonly string[]): boolean {
  return parts.every((part, place) => part.startsWith(':') || part === asked[place]);
}

/** Nothing where the router would refuse one. */
function paramsOf({ parts }: Route, asked: readonly string[]): Readonly<Record<string, string>> | undefined {
  const params: Record<string, string> = {};
  for (const [place, part] of parts.entries()) {
    if (!part.startsWith(':')) continue;
    const value = asked[place] ?? '';
    if (value === '' || value.length > LONGEST_PART) return undefined;
    params[part.slice(1)] = decodeURIComponent(value);
  }
  return params;
}

/** As much of the framework's request and reply as calls know that change nothing: what they would send along leads nowhere. */
function exchangeOf(
  { method, url, headers, body }: WireRequest,
  caller: Caller,
  read: { readonly params: object; readonly query: object },
): Exchange {
  const all: Readonly<Record<string, string>> = { ...caller.headers, ...headers };
  const ip = caller.address ?? THIS_MACHINE;
  const request = {
    method,
    url,
    headers: all,
    cookies: cookie.parse(all['cookie'] ?? ''),
    host: all['host'],
    ip,
    raw: { socket: { remoteAddress: ip } },
    body,
    // where limits look for exceptions of a route
    routeOptions: { config: {} },
    ...read,
  } as unknown as FastifyRequest;
  const reply = { request } as unknown as FastifyReply;
  const goesNowhere = () => reply;
  Object.assign(reply, { header: goesNowhere, headers: goesNowhere, setCookie: goesNowhere, clearCookie: goesNowhere });
  return { request, reply };
}
