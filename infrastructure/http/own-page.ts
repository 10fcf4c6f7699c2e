import type { FastifyRequest } from 'fastify';

/** Whether a request comes from a page of this origin. A browser says so; a client that sends none of these headers is not a browser. */
export function isOwnPage({ headers }: Pick<FastifyRequest, 'headers'>, own: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, referer } = headers;
  if (origin !== undefined) return origin === own;
  return referer === undefined || (URL.canParse(referer) && new URL(referer).origin === own);
}
