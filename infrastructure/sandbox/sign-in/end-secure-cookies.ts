import type {} from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

/** What the pages of a player were sent with. */
const SECURE_COOKIES = ['ggru', 'grant'];

/** GRA-3 The next page of a player makes them anew, for the player whose page it is. */
export function endSecureCookies(reply: FastifyReply): void {
  for (const name of SECURE_COOKIES)
    reply.clearCookie(name, { secure: true, httpOnly: true, sameSite: 'lax', path: '/' });
}

/** GRA-3 Those of a session that ended elsewhere. */
export function endHeldSecureCookies(reply: FastifyReply): void {
  if (SECURE_COOKIES.some((name) => reply.request.cookies[name] !== undefined)) endSecureCookies(reply);
}
