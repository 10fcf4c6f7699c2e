import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minutes, type Millis } from '../../../core/shared/time.ts';
import { randomText } from '../server/node-random.ts';
import {
  ANSWER_HOLDS_FOR,
  claimAttempt,
  handOver,
  hashOf,
  ID_BYTES,
  insertAttempt,
  oneTapState,
  secretsOf,
  settleAttempt,
  type AttemptParts,
  type ClaimedAttempt,
  type NewAttempt,
} from './social-attempts.ts';
import type { SocialIdentity } from './social-identity.ts';

const COOKIE_NAME = '__Host-one-tap';
/** Strict: only pages of the site begin one and bring its credential. */
const COOKIE = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;
/** Whoever is offered to go on is left this long to choose. */
const LEAST_LEFT: Millis = minutes(5);

/** TAP-9 The nonce of this browser's one-tap sign-in: the tabs of a browser share it, and a sign-in through a network's page goes on beside it. */
export async function beginOneTap(parts: AttemptParts, reply: FastifyReply, about: NewAttempt): Promise<string> {
  const { secret } = parts;
  const kept = cookieOf(reply.request);
  if (kept !== undefined && (await holds(parts, kept, about))) return nonceOf(secret, kept);
  const id = randomText(ID_BYTES);
  await insertAttempt(parts, about, { id, state: oneTapState(secret, id) });
  reply.setCookie(COOKIE_NAME, id, { ...COOKIE, maxAge: ANSWER_HOLDS_FOR / 1000 });
  return nonceOf(secret, id);
}

/** TAP-2 The one-tap sign-in that this browser has begun, taken once; its state never leaves the site, so that no answer with a code can take it. */
export async function claimOneTap(
  parts: AttemptParts,
  request: FastifyRequest,
  network: NewAttempt['network'],
): Promise<ClaimedAttempt | undefined> {
  const id = cookieOf(request);
  return id === undefined ? undefined : claimAttempt(parts, id, { network, state: oneTapState(parts.secret, id) });
}

/** From here on it is this browser's sign-in through the network. */
export async function settleOneTap(parts: AttemptParts, reply: FastifyReply, identity: SocialIdentity): Promise<void> {
  const id = cookieOf(reply.request);
  if (id === undefined) return;
  await settleAttempt(parts, hashOf(id), identity);
  await handOver(parts, reply, id);
  reply.clearCookie(COOKIE_NAME, COOKIE);
}

async function holds({ database, now }: AttemptParts, id: string, { network, origin }: NewAttempt): Promise<boolean> {
  const row = await database
    .selectFrom('social_attempts')
    .select('id_hash')
    .where('id_hash', '=', hashOf(id))
    .where('network', '=', network)
    .where('origin', '=', origin)
    .where('phase', '=', 'started')
    .where('expires_at', '>', now() + LEAST_LEFT)
    .executeTakeFirst();
  return row !== undefined;
}

function nonceOf(secret: string, id: string): string {
  return secretsOf(secret, id, oneTapState(secret, id)).nonce;
}

function cookieOf(request: FastifyRequest): string | undefined {
  const id = request.cookies[COOKIE_NAME];
  return id === undefined || id.length > 100 ? undefined : id;
}
