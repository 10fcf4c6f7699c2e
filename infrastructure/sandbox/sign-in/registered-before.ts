import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '../../../core/shared/ids.ts';
import { minutes, type Millis } from '../../../core/shared/time.ts';
import { FIRST_CREDENTIALS } from '../players/new-player.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** How long a form is answered again with what it made. */
const ANSWERS_FOR: Millis = minutes(10);
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type SentForm = Pick<FastifyRequest, 'headers'>;

/** RGF-17 What a form is known by: its key and all that it says; nothing where it has no key. */
export function registrationKey(form: SentForm, body: object, secret: string): string | undefined {
  const said = saidBy(form, body);
  return said === undefined ? undefined : derived(secret, `registration:${said}`).toString('base64url');
}

/** The password that a form stands for, so that it is answered with the same one again: only the browser has the key that it is made of. */
export function keyedWord(
  form: SentForm,
  body: object,
  { secret, alphabet, length }: { readonly secret: string; readonly alphabet: string; readonly length: number },
): string | undefined {
  const said = saidBy(form, body);
  if (said === undefined) return undefined;
  const bytes = derived(secret, `password of a registration:${said}`);
  return Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length] ?? '').join('');
}

function saidBy({ headers }: SentForm, body: object): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && UUID.test(key) ? `${key.toLowerCase()}:${JSON.stringify(body)}` : undefined;
}

interface Repeating {
  readonly key: string | undefined;
  readonly isKept: boolean;
  readonly session: PlayerSession | undefined;
  readonly reply: FastifyReply;
}

/** RGF-17 The same form once more: it makes nobody, and signs in the player whom it has made where that did not reach the browser. */
export async function welcomedAgain(
  { database, sessions, now }: Pick<SandboxParts, 'database' | 'sessions' | 'now'>,
  { key, isKept, session, reply }: Repeating,
): Promise<{ readonly userId: UserId } | undefined> {
  if (key === undefined) return undefined;
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('registration_key', '=', key)
    .where('created_at', '>', now() - ANSWERS_FOR)
    .where('credentials_version', '=', FIRST_CREDENTIALS)
    .executeTakeFirst();
  if (user === undefined || (session !== undefined && session.userId !== user.id)) return undefined;
  const { id: userId } = user;
  if (session === undefined) {
    await sessions.begin({ userId, credentials: FIRST_CREDENTIALS, isKept, previous: undefined, reply });
  }
  return { userId };
}

function derived(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
