import { createHash } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '../../../core/shared/ids.ts';
import { days, hours, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { afterCommit } from '../after-commit.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { randomText } from '../server/node-random.ts';

const OUTBOX_COOKIE = '__Host-outbox';
const COOKIE = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;
const READS_FOR: Millis = days(180);
const ID_BYTES = 32;

/** OBX-5 */
const READS_AFTER_SIGN_OUT: Millis = hours(1);
const ID_SHAPE = /^[\w-]{43}$/;
/** The id that a browser was given by the request at hand. */
const drawn = new WeakMap<FastifyRequest, string>();

/** Who looks into the outbox. */
export interface OutboxReader {
  readonly userId: UserId | undefined;
  /** The hash of the browser. */
  readonly browser: string | undefined;
  readonly now: EpochMillis;
}

/** The hash of the browser that asks, where it has a name. */
export function outboxBrowser(request: FastifyRequest): string | undefined {
  const id = knownId(request);
  return id === undefined ? undefined : hashOf(id);
}

/** OBX-6 Gives the browser that asks another name, which takes over what it reads; gives its hash. */
export async function renamedBrowser(database: Database, reply: FastifyReply): Promise<string> {
  const { request } = reply;
  const given = drawn.get(request);
  if (given !== undefined) return hashOf(given);
  const former = outboxBrowser(request);
  const id = randomText(ID_BYTES);
  const next = { browser_hash: hashOf(id) };
  for (const table of former === undefined
    ? []
    : (['outbox_readers', 'letters', 'support_topics', 'consultant_chats'] as const)) {
    await database.updateTable(table).set(next).where('browser_hash', '=', former!).execute();
  }
  drawn.set(request, id);
  reply.setCookie(OUTBOX_COOKIE, id, { ...COOKIE, maxAge: READS_FOR / 1000 });
  return next.browser_hash;
}

interface NewReader {
  readonly userId: UserId;
  /** Whether the player wishes to stay signed in. */
  readonly isKept: boolean;
  readonly reply: FastifyReply;
  readonly now: EpochMillis;
}

/** OBX-1 Who is signed in on a browser reads there what comes for the player from now on; OBX-5 others who did not stay read no more. */
export async function addOutboxReader(database: Database, { userId, isKept, reply, now }: NewReader): Promise<void> {
  const browser = await renamedBrowser(database, reply);
  await database
    .deleteFrom('outbox_readers')
    .where('browser_hash', '=', browser)
    .where('user_id', '<>', userId)
    .where('is_kept', '=', false)
    .execute();
  const expiresAt = now + READS_FOR;
  await database
    .insertInto('outbox_readers')
    .values({ browser_hash: browser, user_id: userId, is_kept: isKept, expires_at: expiresAt })
    .onConflict((of) =>
      of.columns(['browser_hash', 'user_id']).doUpdateSet({
        expires_at: expiresAt,
        is_kept: sql<boolean>`outbox_readers.is_kept or excluded.is_kept`,
      }),
    )
    .execute();
}

/** OBX-2 Other browsers than the one that asks read nothing of the player any more; it does. What it follows is done, whatever fails here. */
export async function replaceOutboxReaders(
  parts: Pick<SandboxParts, 'database' | 'mailbox' | 'faults' | 'now'>,
  userId: UserId,
  reply: FastifyReply,
): Promise<void> {
  const { database, mailbox, now } = parts;
  if (mailbox === undefined) return;
  await afterCommit(parts, {
    subject: `outbox readers of ${String(userId)}`,
    known: undefined,
    run: async () => {
      await endOtherReaders(database, { userId });
      await addOutboxReader(database, { userId, isKept: false, reply, now: now() });
    },
  });
}

/** OBX-4 Only this browser, where there is one, reads on without a sign-in what comes for the player. */
export async function endOtherReaders(
  database: Database,
  { userId, browser }: Pick<PlayerSession, 'userId' | 'browser'>,
): Promise<void> {
  const readers = database.deleteFrom('outbox_readers').where('user_id', '=', userId);
  await (browser === undefined ? readers : readers.where('browser_hash', '<>', browser)).execute();
}

/** OBX-5 Who leaves a browser and did not wish to stay signed in there reads for an hour yet: a password may have to be recovered. */
export async function leaveOutbox(
  database: Database,
  { userId, browser }: Pick<PlayerSession, 'userId' | 'browser'>,
  now: EpochMillis,
): Promise<void> {
  if (browser === undefined) return;
  await database
    .updateTable('outbox_readers')
    .set((of) => ({ expires_at: of.fn<number>('least', ['expires_at', of.val(now + READS_AFTER_SIGN_OUT)]) }))
    .where('browser_hash', '=', browser)
    .where('user_id', '=', userId)
    .where('is_kept', '=', false)
    .execute();
}

/** OBX-5 The player no longer wishes to stay where the session is. */
export async function forgetReader(
  database: Database,
  { userId, browser }: Pick<PlayerSession, 'userId' | 'browser'>,
): Promise<void> {
  if (browser === undefined) return;
  await database
    .updateTable('outbox_readers')
    .set({ is_kept: false })
    .where('browser_hash', '=', browser)
    .where('user_id', '=', userId)
    .execute();
}

/** OBX-1 A player who moves to a new account reads on the same browsers what comes for it. */
export async function copyOutboxReaders(
  database: Database,
  { from, to }: { readonly from: UserId; readonly to: UserId },
): Promise<void> {
  await database
    .insertInto('outbox_readers')
    .columns(['browser_hash', 'user_id', 'expires_at', 'is_kept'])
    .expression((of) =>
      of
        .selectFrom('outbox_readers')
        .select(['browser_hash', sql.val(to).as('user_id'), 'expires_at', 'is_kept'])
        .where('user_id', '=', from),
    )
    .onConflict((of) => of.columns(['browser_hash', 'user_id']).doNothing())
    .execute();
}

function knownId({ cookies }: FastifyRequest): string | undefined {
  const id = cookies[OUTBOX_COOKIE];
  return id !== undefined && ID_SHAPE.test(id) ? id : undefined;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
