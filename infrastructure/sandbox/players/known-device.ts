import { createHmac } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../../../core/shared/time.ts';
import { randomText } from '../server/node-random.ts';
import { isSameText } from '../server/request-origin.ts';

/** Says that a player signed in on this device before, and nothing else. */
const DEVICE_COOKIE = '__Host-device';
const KNOWN_FOR = days(180);
const NAME_BYTES = 16;

/** The name of the device where the player has signed in on it before. */
export function knownDevice(request: FastifyRequest, userId: number, secret: string): string | undefined {
  const [name = '', signed = ''] = (request.cookies[DEVICE_COOKIE] ?? '').slice(0, 100).split('.');
  return isSameText(signed, signature(secret, userId, name)) ? name : undefined;
}

/** Remembers the device of a player who has just signed in. */
export function rememberDevice(reply: FastifyReply, userId: number, secret: string): void {
  const name = knownDevice(reply.request, userId, secret) ?? randomText(NAME_BYTES);
  reply.setCookie(DEVICE_COOKIE, `${name}.${signature(secret, userId, name)}`, {
    secure: true,
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    maxAge: KNOWN_FOR / 1000,
  });
}

function signature(secret: string, userId: number, name: string): string {
  return createHmac('sha256', secret)
    .update(`device:${String(userId)}:${name}`)
    .digest('base64url');
}
