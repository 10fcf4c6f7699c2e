import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Marks what a browser may keep if it asks again, and answers 304 where it has not changed.
 * A page never is the same, for its nonce, and what must not be kept has no mark.
 */
export function revalidateReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // a file answers for itself: its stream would stay open
    if (!isText(payload) || !mayBeRevalidated(request, reply)) return payload;
    const tag = reply.getHeader('etag') ?? tagOf(payload);
    if (typeof tag !== 'string') return payload;
    void reply.header('etag', tag);
    if (!isKnown(tag, request.headers['if-none-match'])) return payload;
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}

function isText(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

function mayBeRevalidated({ method }: FastifyRequest, reply: FastifyReply): boolean {
  const kept = reply.getHeader('cache-control');
  const type = reply.getHeader('content-type');
  return (
    (method === 'GET' || method === 'HEAD') &&
    reply.statusCode === 200 &&
    typeof kept === 'string' &&
    !kept.includes('no-store') &&
    reply.getHeader('set-cookie') === undefined &&
    !(typeof type === 'string' && type.startsWith('text/html'))
  );
}

/** A reply that many ask for is one and the same buffer. */
const TAGS = new WeakMap<Buffer, string>();

function tagOf(payload: string | Buffer): string {
  if (typeof payload === 'string') return newTag(payload);
  const known = TAGS.get(payload) ?? newTag(payload);
  TAGS.set(payload, known);
  return known;
}

/** A weak one: the same text may be compressed or not. */
function newTag(payload: string | Buffer): string {
  return `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
}

/** Compared weakly (RFC 9110, 13.1.2). */
function isKnown(tag: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  const plain = (text: string): string => text.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').map(plain).includes(plain(tag));
}
