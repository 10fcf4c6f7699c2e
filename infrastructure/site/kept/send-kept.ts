import type { OutgoingHttpHeader } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { takesGzip } from '../../http/takes-gzip.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import type { FilledGzip, GapWords } from './gzip-template.ts';
import type { KeptPage } from './kept-pages.ts';

/** Sends a kept page with a head of its own. */
export function sendKept(
  reply: FastifyReply,
  { ask, kept, now }: { readonly ask: PageAsk; readonly kept: KeptPage; readonly now: EpochMillis },
): FastifyReply {
  const words = { nonce: ask.nonce, now: String(now) };
  const headers = { ...ask.headers(false, kept.brand), 'content-type': 'text/html; charset=utf-8' };
  const gzip = takesGzip(ask.request) ? kept.gzip.filled(words) : undefined;
  if (gzip === undefined) return reply.code(kept.status).headers(headers).send(plainText(kept, words));
  return sendGzip(reply, gzip, { status: kept.status, headers });
}

/** Its status, and what it says beside what every reply says. */
interface ReplyHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** It is compressed, and no two are the same: nothing that other replies go through is left to do. */
export function sendGzip(
  reply: FastifyReply,
  { parts, release }: FilledGzip,
  { status, headers }: ReplyHead,
): FastifyReply {
  const said = {
    ...reply.getHeaders(),
    ...headers,
    'content-encoding': 'gzip',
    'content-length': parts.reduce((sum, { length }) => sum + length, 0),
    vary: 'Cookie, Accept-Encoding',
  };
  const lines: OutgoingHttpHeader[] = [];
  for (const [name, value] of Object.entries(said)) if (value !== undefined) lines.push(name, value);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(status, lines);
  for (const part of parts.slice(0, -1)) raw.write(part);
  raw.end(parts.at(-1), release);
  return reply;
}

function plainText({ head: { starts, gaps }, body }: KeptPage, words: GapWords): string {
  return starts.map((start, at) => start + words[gaps[at] ?? 'nonce']).join('') + body.toString();
}
