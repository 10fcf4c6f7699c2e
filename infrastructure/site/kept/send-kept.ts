import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { takesGzip } from '../../http/takes-gzip.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import type { FilledGzip, GapWords } from './gzip-template.ts';
import { PAGE_TYPE, type HeaderLines } from './header-lines.ts';
import type { KeptPage } from './kept-pages.ts';

/** Sends a kept page with a head of its own. */
export function sendKept(
  reply: FastifyReply,
  { ask, kept, now }: { readonly ask: PageAsk; readonly kept: KeptPage; readonly now: EpochMillis },
): FastifyReply {
  const { status } = kept;
  const words = { nonce: ask.nonce, now: String(now) };
  const gzip = takesGzip(ask.request) ? kept.gzip.filled(words) : undefined;
  if (gzip === undefined)
    return reply.code(status).headers(ask.headers(false, kept.brand)).type(PAGE_TYPE).send(plainText(kept, words));
  sendGzip(reply.hijack().raw, gzip, { status, lines: kept.lines(ask.nonce) });
  return reply;
}

/** It is compressed, and no two are the same: nothing that other replies go through is left to do. */
export function sendGzip(
  raw: ServerResponse,
  { parts, release }: FilledGzip,
  { status, lines }: { readonly status: number; readonly lines: HeaderLines },
): void {
  raw.writeHead(status, lines);
  for (const part of parts.slice(0, -1)) raw.write(part);
  raw.end(parts.at(-1), release);
}

function plainText({ head: { starts, gaps }, body }: KeptPage, words: GapWords): string {
  return starts.map((start, at) => start + words[gaps[at] ?? 'nonce']).join('') + body.toString();
}
