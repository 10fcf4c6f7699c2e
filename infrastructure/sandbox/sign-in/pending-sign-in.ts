import { createHash, createHmac } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type ExpressionBuilder } from 'kysely';
import type { SecondStepMethod } from '../../../core/session/gateways/sign-in-gateway.ts';
import { NEXT_CODE_AFTER } from '../../../core/registration/sent-code.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { minutes, seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { PendingSignInRow } from '../database/sign-in-tables.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { TRUST_DAYS } from '../players/known-device.ts';
import { randomText, randomWord } from '../server/node-random.ts';
import { isSigned, type SigningSecrets } from '../server/request-origin.ts';

type PendingParts = Pick<SandboxParts, 'database' | 'mailbox' | 'secret' | 'now'>;

const PENDING_COOKIE = '__Host-pending';
const COOKIE = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;
const HOLDS_FOR: Millis = minutes(5);
/** How long the wrong codes of a player count together. */
export const TRIES_COUNT_FOR: Millis = minutes(15);
const MOST_WRONG_CODES = 5;
const ID_BYTES = 32;
const CODE_LENGTH = 6;

/** Who is asked for a code, and where it comes from. */
export interface AskedStep {
  readonly userId: UserId;
  readonly method: SecondStepMethod;
  /** Where the code is sent to; absent where it comes from an app. */
  readonly contact?: string | undefined;
}

/** Only a sign-in through a network knows before the code whether it is to be remembered. */
type PendingStep = AskedStep & {
  readonly credentials: number;
  readonly isKnownDevice: boolean;
  readonly isKept?: boolean | undefined;
};

/** TWO-7 Begins a sign-in that waits for its second step, in the browser that asked alone. */
export async function beginPending(parts: PendingParts, reply: FastifyReply, step: PendingStep) {
  const { userId, method, contact, credentials, isKnownDevice, isKept = null } = step;
  const { database, now } = parts;
  const id = randomText(ID_BYTES);
  const expiresAt = now() + HOLDS_FOR;
  const idHash = hashOf(id);
  const times = { created_at: now(), expires_at: expiresAt };
  const of = { user_id: userId, credentials_version: credentials, is_known_device: isKnownDevice, is_kept: isKept };
  const againAt = contact === undefined ? undefined : now() + NEXT_CODE_AFTER;
  const row = { id_hash: idHash, ...of, method, tries: 0, code_again_at: againAt ?? null, ...times };
  await database.insertInto('pending_sign_ins').values(row).execute();
  if (contact !== undefined) await sendCode(parts, idHash, contact);
  reply.setCookie(PENDING_COOKIE, id, { ...COOKIE, maxAge: HOLDS_FOR / 1000 });
  const again = againAt === undefined ? {} : { again_at: againAt };
  return { method, expires_at: expiresAt, ...again, ...(method === 'app' ? { trust_days: TRUST_DAYS } : {}) };
}

/** TWO-1 Takes the right to send the next code, which one of several that ask at once has; gives when the one after it can be sent, or the seconds to wait. */
export async function claimNextCode(
  { database, now }: PendingParts,
  { id_hash: idHash }: PendingSignInRow,
): Promise<{ readonly againAt: EpochMillis } | { readonly waitSeconds: number }> {
  const at = now();
  const againAt: EpochMillis = at + NEXT_CODE_AFTER;
  const claimed = await database
    .updateTable('pending_sign_ins')
    .set({ code_again_at: againAt })
    .where('id_hash', '=', idHash)
    .where((row) => row.or([row('code_again_at', 'is', null), row('code_again_at', '<=', at)]))
    .returning('id_hash')
    .executeTakeFirst();
  if (claimed !== undefined) return { againAt };
  const waiting = await database
    .selectFrom('pending_sign_ins')
    .select('code_again_at')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return { waitSeconds: Math.max(1, Math.ceil(((waiting?.code_again_at ?? at) - at) / seconds(1))) };
}

/** Opens the minute again that was taken for a code that did not go. */
export async function giveBackNextCode(
  { database }: Pick<PendingParts, 'database'>,
  { id_hash: idHash, code_again_at: former }: PendingSignInRow,
  { againAt }: { readonly againAt: EpochMillis },
): Promise<void> {
  await database
    .updateTable('pending_sign_ins')
    .set({ code_again_at: former })
    .where('id_hash', '=', idHash)
    .where('code_again_at', '=', againAt)
    .execute();
}

/** Another code in the place of the one that was sent before. */
export async function sendCode(
  { database, mailbox, secret, now }: PendingParts,
  idHash: string,
  contact: string,
): Promise<void> {
  const code = randomWord('0123456789', CODE_LENGTH);
  await database
    .updateTable('pending_sign_ins')
    .set({ code_hash: codeHash(secret, idHash, code) })
    .where('id_hash', '=', idHash)
    .execute();
  await mailbox?.put({ to: contact, code, purpose: 'new-device', sentAt: now() });
}

/** Whether this is the code that was sent for the sign-in. */
export function isSentCode(
  secrets: SigningSecrets,
  { id_hash: idHash, code_hash: known }: PendingSignInRow,
  code: string,
): boolean {
  const bare = code.replaceAll(/\s/g, '');
  return known !== null && isSigned(secrets, known, (secret) => codeHash(secret, idHash, bare));
}

function codeHash(secret: string, idHash: string, code: string): string {
  return createHmac('sha256', secret).update(`sign-in:${idHash}:${code}`).digest('base64url');
}

/** The sign-in that waits in this browser. */
export async function pendingOf(
  { database, now }: PendingParts,
  request: FastifyRequest,
): Promise<PendingSignInRow | undefined> {
  const id = request.cookies[PENDING_COOKIE];
  if (id === undefined || id.length > 100) return undefined;
  return database
    .selectFrom('pending_sign_ins')
    .selectAll()
    .where('id_hash', '=', hashOf(id))
    .where('expires_at', '>', now())
    .where(isOfPresentCredentials)
    .executeTakeFirst();
}

/** The sign-in of this browser, with a try counted; nothing where none waits. */
export async function triedPending(
  { database, now }: PendingParts,
  request: FastifyRequest,
): Promise<PendingSignInRow | undefined> {
  const id = request.cookies[PENDING_COOKIE];
  if (id === undefined || id.length > 100) return undefined;
  return database
    .updateTable('pending_sign_ins')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id_hash', '=', hashOf(id))
    .where('expires_at', '>', now())
    .where(isOfPresentCredentials)
    .returningAll()
    .executeTakeFirst();
}

/** TWO-14 */
function isOfPresentCredentials(of: ExpressionBuilder<Tables, 'pending_sign_ins'>) {
  const present = of
    .selectFrom('users')
    .select('users.credentials_version')
    .whereRef('users.id', '=', 'pending_sign_ins.user_id');
  return of('pending_sign_ins.credentials_version', '=', present);
}

/** TWO-8 How many wrong codes more are taken of a player after the try that was just counted, over all sign-ins that wait; and when it opens again. */
export async function codeTries(
  { database, now }: PendingParts,
  { user_id: userId, is_known_device: isKnown }: PendingSignInRow,
) {
  const since: EpochMillis = now() - TRIES_COUNT_FOR;
  const { tries, oldest } = await database
    .selectFrom('pending_sign_ins')
    .select((of) => [sql<number>`sum(tries)`.as('tries'), of.fn.min('created_at').as('oldest')])
    .where('user_id', '=', userId)
    .where('is_known_device', '=', isKnown)
    .where('created_at', '>', since)
    .where('tries', '>', 0)
    .executeTakeFirstOrThrow();
  const left = MOST_WRONG_CODES - Number(tries ?? 0);
  const waitSeconds = Math.max(1, Math.ceil((Number(oldest ?? now()) - since) / seconds(1)));
  return { left, waitSeconds };
}

/** Ends the sign-in that waits in this browser; its wrong codes still count. */
export async function abandonPending(database: Database, reply: FastifyReply): Promise<void> {
  const id = reply.request.cookies[PENDING_COOKIE];
  if (id === undefined || id.length > 100) return;
  await database.updateTable('pending_sign_ins').set({ expires_at: 0 }).where('id_hash', '=', hashOf(id)).execute();
  reply.clearCookie(PENDING_COOKIE, COOKIE);
}

/** Who has given a right code begins to count anew. */
export async function endPending({ database }: PendingParts, userId: UserId, reply: FastifyReply): Promise<void> {
  await database.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
  reply.clearCookie(PENDING_COOKIE, COOKIE);
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
