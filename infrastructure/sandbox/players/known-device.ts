import { createHmac } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '../../../core/shared/ids.ts';
import { days } from '../../../core/shared/time.ts';
import { randomText } from '../server/node-random.ts';
import { isSameText } from '../server/request-origin.ts';

/** Says that a player signed in on this device before, and nothing else. */
const DEVICE_COOKIE = '__Host-device';
const KNOWN_FOR = days(180);
const NAME_BYTES = 16;

/** TWO-14 A device is known until what protects the account changes. */
export interface DeviceOwner {
  readonly id: UserId;
  readonly credentials_version: number;
}

/** The name of the device where the player has signed in on it before. */
export function knownDevice(request: FastifyRequest, owner: DeviceOwner, secret: string): string | undefined {
  const [name = '', signed = ''] = (request.cookies[DEVICE_COOKIE] ?? '').slice(0, 100).split('.');
  return isSameText(signed, signature(secret, owner, name)) ? name : undefined;
}

/** Remembers the device of a player who has just signed in. */
export function rememberDevice(reply: FastifyReply, owner: DeviceOwner, secret: string): void {
  const name = knownDevice(reply.request, owner, secret) ?? randomText(NAME_BYTES);
  setDevice(reply, name, signature(secret, owner, name));
}

/** Lets the device that a change was made on stay known. */
export function keepDevice(reply: FastifyReply, owner: DeviceOwner, secret: string): void {
  const before = { ...owner, credentials_version: owner.credentials_version - 1 };
  const name = knownDevice(reply.request, before, secret);
  if (name !== undefined) setDevice(reply, name, signature(secret, owner, name));
}

function setDevice(reply: FastifyReply, name: string, signed: string): void {
  reply.setCookie(DEVICE_COOKIE, `${name}.${signed}`, {
    secure: true,
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    maxAge: KNOWN_FOR / 1000,
  });
}

function signature(secret: string, { id, credentials_version: version }: DeviceOwner, name: string): string {
  return createHmac('sha256', secret)
    .update(`device:${String(id)}:${String(version)}:${name}`)
    .digest('base64url');
}
