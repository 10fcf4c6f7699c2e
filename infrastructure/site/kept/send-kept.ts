import type { FastifyReply } from 'fastify';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { takesGzip } from '../../http/takes-gzip.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import type { GapWords } from './gzip-template.ts';
import type { KeptPage } from './kept-pages.ts';

/** Sends a kept page with a head of its own. */
export function sendKept(
  reply: FastifyReply,
  { ask, kept, now }: { readonly ask: PageAsk; readonly kept: KeptPage; readonly now: EpochMillis },
): FastifyReply {
  const words = { nonce: ask.nonce, now: String(now) };
  void reply.headers(ask.headers(false, kept.brand)).type('text/html; charset=utf-8');
  const gzip = takesGzip(ask.request) ? kept.gzip.filled(words) : undefined;
  if (gzip === undefined) return reply.code(kept.status).send(plainText(kept, words));
  return sendGzip(reply, kept.status, gzip);
}

/** It is compressed, and no two are the same: nothing that other replies go through is left to do. */
export function sendGzip(reply: FastifyReply, status: number, gzip: Buffer): FastifyReply {
  void reply.headers({
    'content-encoding': 'gzip',
    'content-length': gzip.length,
    vary: 'Cookie, Accept-Encoding',
  });
  reply.hijack();
  reply.raw.writeHead(
    status,
    Object.entries(reply.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [name, value])),
  );
  reply.raw.end(gzip);
  return reply;
}

function plainText({ head: { starts, gaps }, body }: KeptPage, words: GapWords): string {
  return starts.map((start, at) => start + words[gaps[at] ?? 'nonce']).join('') + body.toString();
}
