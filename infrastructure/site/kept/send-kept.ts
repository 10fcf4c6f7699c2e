import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { joinedGzip } from './joined-gzip.ts';
import type { KeptPage } from './kept-pages.ts';

/** Sends a kept page with a head of its own. */
export function sendKept(
  reply: FastifyReply,
  { ask, kept, now }: { readonly ask: PageAsk; readonly kept: KeptPage; readonly now: EpochMillis },
): FastifyReply {
  const words = kept.gaps.map((gap) => (gap === 'nonce' ? ask.nonce : String(now)));
  void reply.code(kept.status).headers(ask.headers(false)).type('text/html; charset=utf-8');
  if (!takesGzip(ask.request)) return reply.send(plainText(kept, words));
  void reply.headers({ 'content-encoding': 'gzip', vary: 'Cookie, Accept-Encoding' });
  return reply.send(joinedGzip(kept.head, words, kept.body));
}

function plainText({ head, body }: KeptPage, words: readonly string[]): string {
  return head.map(({ text }, at) => text.toString() + (words[at] ?? '')).join('') + body.text.toString();
}

/** Whether a reply may be sent in gzip (RFC 9110, 12.5.3). */
function takesGzip({ headers }: FastifyRequest): boolean {
  return /(?:^|[\s,])gzip\s*(?:$|,|;\s*q=(?:1|0\.0*[1-9]))/i.test(headers['accept-encoding']?.toString() ?? '');
}
