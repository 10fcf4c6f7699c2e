import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTag, replyTag } from '../../http/reply-tag.ts';

const OF_BODY = ['content-length', 'content-type', 'content-encoding'];

/**
 * Marks what a browser may keep if it asks again, and answers 304 where it has not changed.
 * A page never is the same, for its nonce, unless it comes with a mark of its own; what must not be kept has no mark.
 */
export function revalidateReplies(app: FastifyInstance): void {
  // hooks of a route run behind those of the server, of which one sets the cookies, and the first of them before it is compressed
  app.addHook('onRoute', (route) => {
    const hooks = [route.onSend ?? []].flat();
    if (!hooks.includes(revalidate)) route.onSend = [revalidate, ...hooks, withoutBody];
  });
}

/** A cache may take what is said of a body that is not sent for what it keeps; the framework and who compresses say it all the same. */
async function withoutBody(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 304) return payload;
  for (const ofBody of OF_BODY) void reply.removeHeader(ofBody);
  return payload === '' ? null : payload;
}

async function revalidate(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  // a file answers for itself: its stream would stay open
  if (!isText(payload) || !mayBeRevalidated(request, reply)) return payload;
  const tag = reply.getHeader('etag') ?? replyTag(payload);
  if (typeof tag !== 'string') return payload;
  void reply.header('etag', tag);
  if (!isKnownTag(tag, request.headers['if-none-match'])) return payload;
  void reply.code(304);
  return '';
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
    (reply.getHeader('etag') !== undefined || !(typeof type === 'string' && type.startsWith('text/html')))
  );
}
