import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyTag } from './reply-tag.ts';
import { takesGzip } from './takes-gzip.ts';

/** A long text that is compressed once, however many ask for it. */
export interface PackedText {
  readonly tag: string;
  readonly plain: string;
  readonly br: () => Promise<Buffer>;
  readonly gzip: () => Promise<Buffer>;
}

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
const BROTLI = /(?:^|[\s,])br\s*(?:$|,|;\s*q=(?:1|0\.0*[1-9]))/i;

export function packedText(plain: string): PackedText {
  return {
    tag: replyTag(plain),
    plain,
    br: once(async () => toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
    gzip: once(async () => toGzip(plain)),
  };
}

function once(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined;
  return async () => (made ??= make());
}

/** With its tag, in the shortest way that the visitor can read. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  text: PackedText,
): Promise<FastifyReply> {
  void reply.headers({ etag: text.tag, vary: 'accept-encoding' });
  if (BROTLI.test(String(request.headers['accept-encoding'])))
    return reply.header('content-encoding', 'br').send(await text.br());
  if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(await text.gzip());
  return reply.send(text.plain);
}
