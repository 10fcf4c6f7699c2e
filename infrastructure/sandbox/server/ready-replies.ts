import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isKnownTag, replyTag } from '../../http/reply-tag.ts';
import { takesGzip } from '../../http/takes-gzip.ts';

/** A reply as it goes over the wire. */
export interface ReadyReply {
  readonly headers: Readonly<Record<string, string>>;
  /** Absent where there is nothing to say. */
  readonly body?: Buffer | string | undefined;
}

interface KeptReply extends ReadyReply {
  readonly tag?: string;
}

/** Replies that stay the same for all who ask alike until something moves: they go out as they were made. */
export interface ReadyReplies {
  readonly moment: () => number;
  /** Answers by a reply that is ready; false where there is none. */
  readonly send: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** Keeps what was made at a moment, if it still is that moment. */
  readonly keep: (request: FastifyRequest, moment: number, ready: ReadyReply) => void;
}

/** In bytes; most are kept for others already. */
const MOST_READY = 4_000_000;
const AROUND_EACH = 200;
/** Up to so many bytes a reply leaves together with its head, in one piece. */
const MOST_AT_ONCE = 12_000;
/** What is said of a body alone: a cache may take it for what it keeps. */
const OF_BODY: ReadonlySet<string> = new Set(['content-type', 'content-encoding']);

/** The moment names in one number what the replies hang on. */
export function readyReplies(moment: () => number): ReadyReplies {
  const replies = new LRUCache<string, KeptReply>({
    maxSize: MOST_READY,
    sizeCalculation: ({ body }, key) => key.length + AROUND_EACH + (body?.length ?? 0),
  });
  let madeAt = moment();
  const keyOf = (request: FastifyRequest): string => `${takesGzip(request) ? 'gzip' : 'plain'} ${request.url}`;
  const forgetOld = (): void => {
    const now = moment();
    if (now !== madeAt) replies.clear();
    madeAt = now;
  };
  return {
    moment,
    send: (request, reply) => {
      forgetOld();
      const ready = request.method === 'GET' ? replies.get(keyOf(request)) : undefined;
      if (ready === undefined) return false;
      write(reply, ready, request.headers['if-none-match']);
      return true;
    },
    keep: (request, at, { headers, body }) => {
      forgetOld();
      if (at !== madeAt) return;
      replies.set(keyOf(request), keptReply(headers, typeof body === 'string' ? Buffer.from(body) : body));
    },
  };
}

/** Node writes a text of bytes in one piece with the head, a buffer beside it: that takes a fourth more time. */
function keptReply(made: ReadyReply['headers'], body: Buffer | undefined): KeptReply {
  if (body === undefined) return { headers: made };
  const tag = replyTag(body);
  return { headers: { ...made, etag: tag }, tag, body: body.length > MOST_AT_ONCE ? body : body.toString('latin1') };
}

/** Past the framework, which would look once more at each of thousands of replies. */
function write(reply: FastifyReply, { headers, body, tag = '' }: KeptReply, known: string | undefined): void {
  const all = { ...reply.getHeaders(), ...headers } as OutgoingHttpHeaders;
  reply.hijack();
  if (body === undefined) {
    reply.raw.writeHead(204, all).end();
    return;
  }
  if (isKnownTag(tag, known)) {
    reply.raw.writeHead(304, Object.fromEntries(Object.entries(all).filter(([name]) => !OF_BODY.has(name)))).end();
    return;
  }
  reply.raw.writeHead(200, { ...all, 'content-length': String(body.length) }).end(body, 'latin1');
}
