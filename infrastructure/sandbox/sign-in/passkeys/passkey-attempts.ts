import { createHash, randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '../../../../core/shared/ids.ts';
import { minutes, type Millis } from '../../../../core/shared/time.ts';
import type { PasskeyAttemptRow } from '../../database/sign-in-tables.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { randomText } from '../../server/node-random.ts';
import { isSameText } from '../../server/request-origin.ts';
import type { SecretVault } from '../secret-vault.ts';

/** Names the browser that challenges were given to. */
const ATTEMPT_COOKIE = '__Host-passkey';
const COOKIE = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;
export const ATTEMPT_HOLDS_FOR: Millis = minutes(5);
/** EdDSA, ES256 and RS256. */
export const KEY_ALGORITHMS = [-8, -7, -257];
const ID_BYTES = 32;

type AttemptParts = Pick<SandboxParts, 'database' | 'now'>;

/** PK-2 A challenge for this browser alone; those of its other tabs hold beside it. */
export async function newChallenge(
  { database, now }: AttemptParts,
  reply: FastifyReply,
  of: Pick<PasskeyAttemptRow, 'purpose' | 'user_id'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(ID_BYTES));
  const id = browserOf(reply.request) ?? randomText(ID_BYTES);
  const hashes = { id_hash: hashOf(id), challenge_hash: hashOf(Buffer.from(challenge).toString('base64url')) };
  await database
    .insertInto('passkey_attempts')
    .values({ ...of, ...hashes, expires_at: now() + ATTEMPT_HOLDS_FOR })
    .execute();
  reply.setCookie(ATTEMPT_COOKIE, id, { ...COOKIE, maxAge: ATTEMPT_HOLDS_FOR / 1000 });
  return challenge;
}

/** PK-2 Uses the challenge that an answer names up, whatever becomes of the answer: the challenge where it was given to this browser for this purpose, else nothing. */
export async function takeChallenge(
  { database, now }: AttemptParts,
  request: FastifyRequest,
  {
    clientData,
    purpose,
    userId,
  }: { readonly clientData: string; readonly purpose: 'add' | 'sign-in'; readonly userId?: UserId },
): Promise<string | undefined> {
  const id = browserOf(request);
  const challenge = challengeOf(clientData);
  if (id === undefined || challenge === undefined) return undefined;
  const taken = await database
    .deleteFrom('passkey_attempts')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('id_hash', '=', hashOf(id))
    .returning(['purpose', 'user_id', 'expires_at'])
    .executeTakeFirst();
  const isMeant = taken?.purpose === purpose && taken.user_id === (userId ?? null) && taken.expires_at > now();
  return isMeant ? challenge : undefined;
}

/** What stands for the player inside an authenticator: nobody can read the id from it. */
export function userHandle(vault: SecretVault, userId: UserId): string {
  return vault.hashes(`passkey-user:${String(userId)}`)[0];
}

/** PK-3 Also what stood for the player before the operator named a secret: an authenticator keeps it. */
export function isHandleOf(vault: SecretVault, userId: UserId, handle: string): boolean {
  return vault.hashes(`passkey-user:${String(userId)}`).some((known) => isSameText(handle, known));
}

function browserOf(request: FastifyRequest): string | undefined {
  const id = request.cookies[ATTEMPT_COOKIE];
  return id !== undefined && /^[\w-]{43}$/.test(id) ? id : undefined;
}

/** From a page that stands in a frame of another site no answer is taken. */
function challengeOf(clientData: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    if (typeof read !== 'object' || read === null || !('challenge' in read)) return undefined;
    if ('crossOrigin' in read && read.crossOrigin === true) return undefined;
    return typeof read.challenge === 'string' ? read.challenge : undefined;
  } catch {
    return undefined;
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
