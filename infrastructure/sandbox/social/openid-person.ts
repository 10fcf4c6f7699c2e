import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFields } from '../../../core/shared/untrusted.ts';
import { isSameText } from '../server/request-origin.ts';

const COOKIE_NAME = '__Host-openid';
const COOKIE = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;

/** Whom the demonstration's provider has let through in this browser. */
export interface KnownPerson {
  readonly name: string;
  readonly email: string;
}

/** Demo only: keeps who said who they are, as a provider keeps who is signed in to it, and lets the browser know. */
export function keepPerson(reply: FastifyReply, secret: string, { name, email }: KnownPerson): void {
  const said = Buffer.from(JSON.stringify({ name, email })).toString('base64url');
  reply.setCookie(COOKIE_NAME, `${said}.${signature(secret, said)}`, COOKIE).header('set-login', 'logged-in');
}

/** TAP-7 Whoever comes next is not offered to go on by the name of who has just left. */
export function forgetPerson(reply: FastifyReply): void {
  if (reply.request.cookies[COOKIE_NAME] === undefined) return;
  reply.clearCookie(COOKIE_NAME, COOKIE).header('set-login', 'logged-out');
}

export function knownPerson({ cookies }: FastifyRequest, secret: string): KnownPerson | undefined {
  const [said = '', sign = ''] = cookies[COOKIE_NAME]?.split('.') ?? [];
  if (!isSameText(sign, signature(secret, said))) return undefined;
  const person: unknown = JSON.parse(Buffer.from(said, 'base64url').toString());
  if (!isFields(person)) return undefined;
  const { name, email } = person;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined;
}

function signature(secret: string, said: string): string {
  return createHmac('sha256', secret).update(`openid person:${said}`).digest('base64url');
}
