import { createHash, createHmac } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SocialNetwork } from '../../../core/registration/registration-type.ts';
import { minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { SocialAttemptRow } from '../database/social-tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { randomText } from '../server/node-random.ts';
import type { SocialIdentity } from './social-identity.ts';

export type AttemptParts = Pick<SandboxParts, 'database' | 'secret' | 'now'>;

const SOCIAL_COOKIE = '__Host-social';
/** Lax: a network leads the browser back by a link. */
const COOKIE = { secure: true, httpOnly: true, sameSite: 'lax', path: '/' } as const;
/** For the network. */
export const ANSWER_HOLDS_FOR: Millis = minutes(10);
/** For what follows on the site: whoever comes to the browser next finds nothing to go on with. */
const PROOF_HOLDS_FOR: Millis = minutes(5);
export const ID_BYTES = 32;

/** What only the browser and the site can have made of an attempt. */
export interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface ClaimedAttempt {
  readonly row: SocialAttemptRow;
  readonly secrets: AttemptSecrets;
}

export type NewAttempt = Pick<SocialAttemptRow, 'network' | 'origin' | 'is_window' | 'is_kept' | 'language'>;

/** NET-2 Begins an attempt of this browser alone; one that it began before ends. */
export async function beginAttempt(parts: AttemptParts, reply: FastifyReply, about: NewAttempt) {
  await endAttempt(parts, reply);
  const id = randomText(ID_BYTES);
  const state = randomText(ID_BYTES);
  const expiresAt = await insertAttempt(parts, about, { id, state });
  keepAttempt(reply, id);
  return { secrets: secretsOf(parts.secret, id, state), expiresAt };
}

/** Writes down an attempt that waits for its answer; until when it does. */
export async function insertAttempt(
  { database, now }: AttemptParts,
  about: NewAttempt,
  { id, state }: { readonly id: string; readonly state: string },
): Promise<EpochMillis> {
  const expiresAt = now() + ANSWER_HOLDS_FOR;
  const empty = { phase: 'started', subject: null, name: null, email: null, is_email_verified: false } as const;
  const row = { ...about, ...empty, id_hash: hashOf(id), state_hash: hashOf(state), expires_at: expiresAt };
  await database.insertInto('social_attempts').values(row).execute();
  return expiresAt;
}

/** An attempt that was begun otherwise becomes the one of this browser; one that it began before ends. */
export async function handOver(parts: AttemptParts, reply: FastifyReply, id: string): Promise<void> {
  await endAttempt(parts, reply);
  keepAttempt(reply, id);
}

function keepAttempt(reply: FastifyReply, id: string): void {
  reply.setCookie(SOCIAL_COOKIE, id, { ...COOKIE, maxAge: (ANSWER_HOLDS_FOR + PROOF_HOLDS_FOR) / 1000 });
}

/** The attempt of this browser, whatever became of it. */
export async function attemptOf(
  { database, now }: Pick<AttemptParts, 'database' | 'now'>,
  request: FastifyRequest,
): Promise<SocialAttemptRow | undefined> {
  const id = attemptCookie(request);
  if (id === undefined) return undefined;
  return database
    .selectFrom('social_attempts')
    .selectAll()
    .where('id_hash', '=', hashOf(id))
    .where('expires_at', '>', now())
    .executeTakeFirst();
}

/** NET-2 The attempt that an answer belongs to, taken once: the browser, the network and the state must all be those that it began with. */
export async function claimAttempt(
  { database, secret, now }: AttemptParts,
  id: string,
  { network, state }: { readonly network: SocialNetwork; readonly state: string },
): Promise<ClaimedAttempt | undefined> {
  const row = await database
    .updateTable('social_attempts')
    .set({ phase: 'asking' })
    .where('id_hash', '=', hashOf(id))
    .where('state_hash', '=', hashOf(state))
    .where('network', '=', network)
    .where('phase', '=', 'started')
    .where('expires_at', '>', now())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? undefined : { row, secrets: secretsOf(secret, id, state) };
}

/** Ends an attempt of which nothing came; the browser keeps its cookies as they are. */
export async function dropAttempt({ database }: Pick<AttemptParts, 'database'>, idHash: string): Promise<void> {
  await database.deleteFrom('social_attempts').where('id_hash', '=', idHash).execute();
}

/** What the network said; nothing where it did not confirm anybody. */
export async function settleAttempt(
  { database, now }: Pick<AttemptParts, 'database' | 'now'>,
  idHash: string,
  identity: SocialIdentity | undefined,
): Promise<void> {
  const said =
    identity === undefined
      ? ({ phase: 'refused' } as const)
      : ({ phase: 'proven', ...rowOf(identity), expires_at: now() + PROOF_HOLDS_FOR } as const);
  await database
    .updateTable('social_attempts')
    .set(said)
    .where('id_hash', '=', idHash)
    .where('phase', '=', 'asking')
    .execute();
}

function rowOf({ subject, name, email, isEmailVerified }: SocialIdentity) {
  return { subject, name, email: email ?? null, is_email_verified: isEmailVerified };
}

/** Ends the attempt of this browser. */
export async function endAttempt({ database }: Pick<AttemptParts, 'database'>, reply: FastifyReply): Promise<void> {
  const id = attemptCookie(reply.request);
  if (id === undefined) return;
  await database.deleteFrom('social_attempts').where('id_hash', '=', hashOf(id)).execute();
  forgetAttempt(reply);
}

export function forgetAttempt(reply: FastifyReply): void {
  reply.clearCookie(SOCIAL_COOKIE, COOKIE);
}

export function attemptCookie(request: FastifyRequest): string | undefined {
  const id = request.cookies[SOCIAL_COOKIE];
  return id === undefined || id.length > 100 ? undefined : id;
}

/** Nonce and verifier are made of what the browser brings: they are stored nowhere. */
export function secretsOf(secret: string, id: string, state: string): AttemptSecrets {
  const made = (what: string) =>
    createHmac('sha256', secret).update(`social ${what}:${id}:${state}`).digest('base64url');
  return { state, nonce: made('nonce'), verifier: made('verifier') };
}

export function oneTapState(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`social one-tap:${id}`).digest('base64url');
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
