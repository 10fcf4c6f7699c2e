import type { FastifyRequest } from 'fastify';

/** IDL-10 Whether somebody opened the page by hand, as far as the browser says: not another site's script, and not ahead of time. */
export function isAttendedLoad({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (/prefetch|prerender/i.test(`${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`))
    return false;
  const { 'sec-fetch-site': from, 'sec-fetch-user': byPlayer } = headers;
  // browsers that are older than these headers say nothing at all
  if (from === undefined) return true;
  return (from === 'same-origin' || from === 'none') && byPlayer === '?1';
}
