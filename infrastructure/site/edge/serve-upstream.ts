import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import { clientAddress } from '../../http/client-address.ts';
import { SEND_FILE } from '../../support/upload-calls.ts';
import { BACK_END_PREFIXES } from './api-paths.ts';
import { siteOrigin } from './host-rules.ts';

export interface UpstreamOptions {
  /** Scheme, host and port of the back end. */
  readonly origin: string;
  /** The hosts that the operator listed. */
  readonly hosts?: readonly string[];
  readonly log: (line: string) => void;
  /** How long the back end may take to be reached, to answer and to go on answering. */
  readonly timeout?: Millis;
}

const TIMEOUT = seconds(10);
/** What only a proxy may say of the way to the server, and what servers read another method or path from. */
const FORWARDING =
  /^(?:forwarded|x-real-ip|true-client-ip|cf-connecting-ip|x-client-ip|x-original-url|x-rewrite-url|x-http-method(?:-override)?|x-method-override|x-forwarded-.*)$/;
/** What the back end says of itself. */
const OF_BACK_END = /^(?:server|x-powered-by|via|x-aspnet.*)$/;

/** Passes the calls on to another back end, with the visitor's address, and its answers back without its own. */
export async function serveUpstream(app: FastifyInstance, options: UpstreamOptions): Promise<void> {
  const timeout = options.timeout ?? TIMEOUT;
  await app.register(async (scope) => {
    scope.setErrorHandler((error: Error & { readonly statusCode?: number }, _request, reply) =>
      sendFailure(reply, error, options.log),
    );
    // read whole, or the proxy would stream a body of any length past the server's limit
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, Readable.from([body]));
    });
    scope.addContentTypeParser(
      SEND_FILE.bodyType,
      { parseAs: 'buffer', bodyLimit: SEND_FILE.bodyLimit },
      (_request, body, done) => {
        done(null, Readable.from([body]));
      },
    );
    for (const prefix of BACK_END_PREFIXES) {
      await scope.register(httpProxy, {
        upstream: options.origin,
        prefix,
        rewritePrefix: prefix,
        proxyPayloads: false,
        undici: { headersTimeout: timeout, bodyTimeout: timeout, connect: { timeout: timeout } },
        replyOptions: replyOptions(options),
      });
    }
  });
}

function replyOptions({ origin, hosts }: UpstreamOptions): NonNullable<FastifyHttpProxyOptions['replyOptions']> {
  return {
    // the client decides what is asked again
    retryDelay: () => null,
    rewriteRequestHeaders: (request, headers) => {
      const asked = request as FastifyRequest;
      const own = new URL(siteOrigin(asked, hosts));
      return {
        ...without(headers, FORWARDING),
        'x-forwarded-for': clientAddress(asked),
        'x-forwarded-host': own.host,
        'x-forwarded-proto': own.protocol.slice(0, -1),
      };
    },
    rewriteHeaders: (headers) => {
      const { location, ...rest } = without(headers, OF_BACK_END);
      if (typeof location !== 'string') return rest;
      return { ...rest, location: location.startsWith(`${origin}/`) ? location.slice(origin.length) : location };
    },
  };
}

function without(headers: IncomingHttpHeaders, names: RegExp): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));
}

const CODES: Readonly<Record<number, string>> = { 400: 'malformed', 413: 'too-large', 504: 'back-end-silent' };

/** Says that the back end failed, never where it is or how. */
function sendFailure(
  reply: FastifyReply,
  error: Error & { readonly statusCode?: number },
  log: (line: string) => void,
): FastifyReply {
  const { statusCode = 502 } = error;
  const known = CODES[statusCode];
  void reply.header('cache-control', 'no-store');
  if (known !== undefined && statusCode < 500) return reply.code(statusCode).send({ code: known });
  const id = randomUUID();
  log(`failure ${id} ${String(error.stack)}`);
  return reply.code(known === undefined ? 502 : statusCode).send({ code: known ?? 'back-end-unreachable', id });
}
