import { createHash } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '../../../core/shared/ids.ts';
import { days, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { randomText } from '../server/node-random.ts';

const OUTBOX_COOKIE = '__Host-outbox';
const COOKIE = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;
const READS_FOR: Millis = days(180);
const ID_BYTES = 32;

/** Who looks into the outbox. */
export interface OutboxReader {
  readonly userId: UserId | undefined;
  /** The hash of the browser. */
  readonly browser: string | undefined;
}

export function outboxReader(request: FastifyRequest, userId: UserId | undefined): OutboxReader {
  const id = knownId(request);
  return { userId, browser: id === undefined ? undefined : hashOf(id) };
}

/** The hash of the browser that asks; it gets a name where it has none. */
export function namedBrowser(reply: FastifyReply): string {
  const id = knownId(reply.request) ?? randomText(ID_BYTES);
  reply.setCookie(OUTBOX_COOKIE, id, { ...COOKIE, maxAge: READS_FOR / 1000 });
  return hashOf(id);
}

/** OBX-1 Who is signed in on a browser reads there what comes for the player from now on. */
export async function addOutboxReader(
  database: Database,
  { userId, reply, now }: { readonly userId: UserId; readonly reply: FastifyReply; readonly now: EpochMillis },
): Promise<void> {
  const expiresAt = now + READS_FOR;
  await database
    .insertInto('outbox_readers')
    .values({ browser_hash: namedBrowser(reply), user_id: userId, expires_at: expiresAt })
    .onConflict((of) => of.columns(['browser_hash', 'user_id']).doUpdateSet({ expires_at: expiresAt }))
    .execute();
}

/** OBX-2 Other browsers than the one that asks read nothing of the player any more; it does. */
export async function replaceOutboxReaders(
  { database, mailbox, now }: Pick<SandboxParts, 'database' | 'mailbox' | 'now'>,
  userId: UserId,
  reply: FastifyReply,
): Promise<void> {
  if (mailbox === undefined) return;
  await database.deleteFrom('outbox_readers').where('user_id', '=', userId).execute();
  await addOutboxReader(database, { userId, reply, now: now() });
}

/** OBX-1 A player who moves to a new account reads on the same browsers what comes for it. */
export async function copyOutboxReaders(
  database: Database,
  { from, to }: { readonly from: UserId; readonly to: UserId },
): Promise<void> {
  await database
    .insertInto('outbox_readers')
    .columns(['browser_hash', 'user_id', 'expires_at'])
    .expression((of) =>
      of
        .selectFrom('outbox_readers')
        .select(['browser_hash', sql.val(to).as('user_id'), 'expires_at'])
        .where('user_id', '=', from),
    )
    .onConflict((of) => of.columns(['browser_hash', 'user_id']).doNothing())
    .execute();
}

function knownId({ cookies }: FastifyRequest): string | undefined {
  const id = cookies[OUTBOX_COOKIE];
  return id === undefined || id.length > 100 ? undefined : id;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
