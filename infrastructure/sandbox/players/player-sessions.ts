import type { UserId } from '../../../core/shared/ids.ts';
import { createHash } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import { REMEMBERED_DAYS } from '../../../core/session/entrance/remembered-days.ts';
import { days, hours, minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import { beginChecks } from '../limits/begin-checks.ts';
import { isShutOut } from '../limits/shut-out.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { writtenOnce } from '../database/written-once.ts';
import { onceAPage } from '../../http/once-a-page.ts';
import { csrfToken } from '../server/request-origin.ts';
import { nodeRandom, randomText } from '../server/node-random.ts';
import { nameDevice, useDevice, type UsedDevice } from './known-device.ts';
import { readRestrictions, RESTRICTION_COLUMNS, type KnownRestrictions } from './player-restrictions.ts';

export interface PlayerSession {
  readonly userId: UserId;
  readonly idHash: string;
  /** TOK-8 Which of the session's user tokens hold. */
  readonly tokenGeneration: number;
  /** When the player was last known to do something; kept to the minute. */
  readonly seenAt: EpochMillis;
  /** IDL-7 When it has run out, whatever is done. */
  readonly endsAt: EpochMillis;
  /** TRF-11 The player was transferred to another account. */
  readonly isMoved?: boolean;
  /** PR-37 PR-38 What stood in the player's way when the request came in. */
  readonly restrictions: KnownRestrictions;
  /** LP-4 A self-exclusion or a break holds: no offers are made. */
  readonly isShutOut: boolean;
  /** OBX-1 The hash of the browser that asks, by which it reads the outbox of a demonstration. */
  readonly browser?: string | undefined;
}

export interface PlayerSessions {
  /** Who sends the request, if the session is known and has not run out. */
  readonly current: (request: FastifyRequest) => Promise<PlayerSession | undefined>;
  /** TWO-14 Begins a session under a fresh id, and the request's old one ends; false where what protects the account has changed since the player proved who it is. */
  readonly begin: (ask: SessionStart) => Promise<boolean>;
  readonly end: (session: PlayerSession | undefined, reply: FastifyReply) => Promise<void>;
  /** IDL-10 The player does something: kept once a minute. */
  readonly see: (session: PlayerSession) => Promise<void>;
  /** TOK-8 Ends the user tokens of the session; gives the generation of those that follow. */
  readonly renewTokens: (session: PlayerSession) => Promise<number>;
  /** LS-1 Uses the user token of the session up, with every earlier one; false where another has. */
  readonly useToken: (session: PlayerSession) => Promise<boolean>;
  /** The sessions of a player that go on. */
  readonly ofPlayer: (userId: UserId) => Promise<readonly OpenSession[]>;
  /** Gives the page its CSRF token again. */
  readonly renewCsrf: (session: PlayerSession, reply: FastifyReply) => void;
}

/** A session as its device has it. */
interface OpenSession {
  readonly idHash: string;
  readonly deviceId: number;
}

export interface SessionStart {
  readonly userId: UserId;
  /** What was proven was read with this version of the player. */
  readonly credentials: number;
  /** TWO-12 Whether the browser keeps the cookie, and the device is known from now on. */
  readonly isKept: boolean;
  /** DEV-6 Whether no code of the app is asked for on this device for a while. */
  readonly isTrusted?: boolean | undefined;
  /** TWO-28 Whether nothing else was asked for. */
  readonly isByPasswordAlone?: boolean | undefined;
  readonly previous: PlayerSession | undefined;
  readonly reply: FastifyReply;
}

const SESSION_COOKIE = '__Host-Http-sid';
const CSRF_COOKIE = '__Host-csrf';
/** However busy the player is. */
const HOLDS_FOR: Millis = hours(12);
const KEPT_FOR: Millis = days(REMEMBERED_DAYS);
const SEEN_EVERY: Millis = minutes(1);
const ID_BYTES = 32;
const SESSION_COOKIE_OPTIONS = { secure: true, httpOnly: true, sameSite: 'lax', path: '/' } as const;

/** A session as it begins, on its device. */
export interface BegunSession {
  readonly userId: UserId;
  readonly idHash: string;
  readonly device: UsedDevice;
  readonly reply: FastifyReply;
  readonly at: EpochMillis;
}

interface SessionParts {
  readonly database: Database;
  readonly secret: string;
  /** What else is done in the transaction that begins a session. */
  readonly onBegun: (transaction: Transaction<Tables>, begun: BegunSession) => Promise<void>;
  /** IDL-10 How long a session that is not kept lasts in which nothing is done; undefined: as long as any. */
  readonly idleFor: Millis | undefined;
  readonly now: () => EpochMillis;
  /** The time in which somebody is idle: the debugger does not move it. */
  readonly awake: () => EpochMillis;
}

export function playerSessions(parts: SessionParts): PlayerSessions {
  const { database, secret, idleFor, now, awake } = parts;
  const setCsrf = (reply: FastifyReply, idHash: string) =>
    reply.setCookie(CSRF_COOKIE, csrfToken(secret, idHash), { secure: true, sameSite: 'strict', path: '/' });
  const at = (): Liveness => ({ idleFor, now: now(), awake: awake() });
  const find = onceAPage(async (idHash) => sessionOf(database, idHash, at()));
  return {
    current: async (request) => {
      const id = request.cookies[SESSION_COOKIE];
      return id === undefined || id.length > 100 ? undefined : find(hashOf(id));
    },
    begin: async (start) => {
      const { isKept, reply } = start;
      const id = randomText(ID_BYTES);
      const row = newRow(id, start, at());
      const device = await keepSession(parts, row, start);
      if (device === undefined) return false;
      const maxAge = isKept ? { maxAge: KEPT_FOR / 1000 } : {};
      reply.setCookie(SESSION_COOKIE, id, { ...SESSION_COOKIE_OPTIONS, ...maxAge });
      setCsrf(reply, row.id_hash);
      if (device.newName !== undefined) nameDevice(reply, device.newName);
      return true;
    },
    end: async (session, reply) => {
      if (session !== undefined) {
        await database.deleteFrom('sessions').where('id_hash', '=', session.idHash).execute();
      }
      reply.clearCookie(SESSION_COOKIE, SESSION_COOKIE_OPTIONS);
      reply.clearCookie(CSRF_COOKIE, { secure: true, sameSite: 'strict', path: '/' });
    },
    see: async (session) => keepSeen(database, session, at()),
    renewTokens: async ({ idHash, tokenGeneration }) => (await nextGeneration(database, idHash)) ?? tokenGeneration,
    useToken: async ({ idHash, tokenGeneration }) =>
      (await nextGeneration(database, idHash, tokenGeneration)) !== undefined,
    ofPlayer: async (userId) => openSessionsOf(database, userId, at()),
    renewCsrf: (session, reply) => {
      setCsrf(reply, session.idHash);
    },
  };
}

interface AtOnce {
  readonly now: EpochMillis;
  readonly awake: EpochMillis;
}

interface Liveness extends AtOnce {
  readonly idleFor: Millis | undefined;
}

type NewSession = Omit<Insertable<Tables['sessions']>, 'device_id'>;

function newRow(id: string, { userId, isKept }: SessionStart, { now, awake }: AtOnce): NewSession {
  const times = { created_at: now, seen_at: awake, expires_at: now + (isKept ? KEPT_FOR : HOLDS_FOR) };
  return { id_hash: hashOf(id), user_id: userId, is_kept: isKept, ...times };
}

/** Only after the generation that is named, where one is. */
async function nextGeneration(database: Database, idHash: string, after?: number): Promise<number | undefined> {
  const raised = database
    .updateTable('sessions')
    .set((of) => ({ token_generation: of('token_generation', '+', 1) }))
    .where('id_hash', '=', idHash);
  const row = await (after === undefined ? raised : raised.where('token_generation', '=', after))
    .returning('token_generation')
    .executeTakeFirst();
  return row?.token_generation;
}

/** IDL-10 IDL-12 */
function isIdle(
  { seen_at: seenAt, is_kept: isKept }: Pick<Selectable<Tables['sessions']>, 'seen_at' | 'is_kept'>,
  { idleFor, awake }: Liveness,
): boolean {
  return !isKept && idleFor !== undefined && awake - seenAt >= idleFor;
}

async function keepSeen(database: Database, { idHash, seenAt }: PlayerSession, { now, awake }: AtOnce): Promise<void> {
  if (awake - seenAt < SEEN_EVERY) return;
  const seen = await database
    .updateTable('sessions')
    .set({ seen_at: awake })
    .where('id_hash', '=', idHash)
    .returning('device_id')
    .executeTakeFirst();
  if (seen === undefined) return;
  await database.updateTable('devices').set({ seen_at: now }).where('id', '=', seen.device_id).execute();
}

async function openSessionsOf(database: Database, userId: UserId, live: Liveness): Promise<readonly OpenSession[]> {
  const rows = await database
    .selectFrom('sessions')
    .select(['id_hash', 'device_id', 'seen_at', 'is_kept'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', live.now)
    .execute();
  const open = rows.filter((row) => !isIdle(row, live));
  return open.map(({ id_hash: idHash, device_id: deviceId }) => ({ idHash, deviceId }));
}

const readSession = writtenOnce((database, { idHash, now }: { readonly idHash: string; readonly now: EpochMillis }) =>
  database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.user_id',
      'seen_at',
      'is_kept',
      'expires_at',
      'token_generation',
      'is_moved',
      ...RESTRICTION_COLUMNS,
    ])
    .select(sql<boolean>`${isShutOut({ userId: sql<UserId>`sessions.user_id`, now })}`.as('is_shut_out'))
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now),
);

async function sessionOf(database: Database, idHash: string, live: Liveness): Promise<PlayerSession | undefined> {
  const [row] = await readSession(database, { idHash, now: live.now });
  if (row === undefined || isIdle(row, live)) return undefined;
  const { user_id: userId, seen_at: seenAt, token_generation: tokenGeneration, is_moved: isMoved } = row;
  const { expires_at: endsAt, is_shut_out: isOut } = row;
  const restrictions = readRestrictions(row);
  return { userId, idHash, seenAt, endsAt, tokenGeneration, isMoved, restrictions, isShutOut: isOut };
}

/** The session that it follows ends. */
async function keepSession(
  { database, onBegun }: Pick<SessionParts, 'database' | 'onBegun'>,
  row: NewSession,
  { userId, credentials, isKept, isTrusted = false, isByPasswordAlone = false, previous, reply }: SessionStart,
): Promise<UsedDevice | undefined> {
  return inTransaction({ database, random: nodeRandom }, async (transaction) => {
    // one sign-in of a player waits for another: were both to share the player first, neither could change anything of the other's
    const user = await transaction
      .selectFrom('users')
      .select('credentials_version')
      .where('id', '=', row.user_id)
      .forUpdate()
      .executeTakeFirst();
    if (user?.credentials_version !== credentials) return undefined;
    if (previous !== undefined) {
      await transaction.deleteFrom('sessions').where('id_hash', '=', previous.idHash).execute();
    }
    const device = await useDevice(transaction, reply.request, {
      owner: { id: userId, credentials_version: credentials },
      isKept,
      isTrusted,
      isByPasswordAlone,
      now: row.created_at,
      sessionEndsAt: row.expires_at,
    });
    await transaction
      .insertInto('sessions')
      .values({ ...row, device_id: device.id })
      .execute();
    await onBegun(transaction, { userId, idHash: row.id_hash, device, reply, at: row.created_at });
    await beginChecks(transaction, userId, row.created_at);
    return device;
  });
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
