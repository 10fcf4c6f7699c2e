import type { UserId } from '../../../core/shared/ids.ts';
import { createHash } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hours, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { onceAPage } from '../../http/once-a-page.ts';
import { csrfToken } from '../server/request-origin.ts';
import { nodeRandom, randomText } from '../server/node-random.ts';
import { rememberDevice } from './known-device.ts';

export interface PlayerSession {
  readonly userId: UserId;
  readonly idHash: string;
}

export interface PlayerSessions {
  /** Who sends the request, if the session is known and has not run out. */
  readonly current: (request: FastifyRequest) => Promise<PlayerSession | undefined>;
  /** TWO-14 Begins a session under a fresh id, and the request's old one ends; false where what protects the account has changed since the player proved who it is. */
  readonly begin: (ask: SessionStart) => Promise<boolean>;
  readonly end: (session: PlayerSession | undefined, reply: FastifyReply) => Promise<void>;
  /** Gives the page its CSRF token again. */
  readonly renewCsrf: (session: PlayerSession, reply: FastifyReply) => void;
}

export interface SessionStart {
  readonly userId: UserId;
  /** What was proven was read with this version of the player. */
  readonly credentials: number;
  /** TWO-12 Whether the browser keeps the cookie, and the device is known from now on. */
  readonly isKept: boolean;
  readonly previous: PlayerSession | undefined;
  readonly reply: FastifyReply;
}

const SESSION_COOKIE = '__Host-Http-sid';
const CSRF_COOKIE = '__Host-csrf';
/** Whether the browser keeps the cookie or not: nobody stays signed in longer. */
const HOLDS_FOR: Millis = hours(12);
const ID_BYTES = 32;
const SESSION_COOKIE_OPTIONS = { secure: true, httpOnly: true, sameSite: 'lax', path: '/' } as const;

export function playerSessions(database: Database, secret: string, now: () => EpochMillis): PlayerSessions {
  const setCsrf = (reply: FastifyReply, idHash: string) =>
    reply.setCookie(CSRF_COOKIE, csrfToken(secret, idHash), { secure: true, sameSite: 'strict', path: '/' });
  const find = onceAPage(async (idHash) => sessionOf(database, idHash, now()));
  return {
    current: async (request) => {
      const id = request.cookies[SESSION_COOKIE];
      return id === undefined || id.length > 100 ? undefined : find(hashOf(id));
    },
    begin: async ({ userId, credentials, isKept, previous, reply }) => {
      const id = randomText(ID_BYTES);
      const row = { id_hash: hashOf(id), user_id: userId, created_at: now(), expires_at: now() + HOLDS_FOR };
      if (!(await keepSession(database, row, { credentials, previous }))) return false;
      const maxAge = isKept ? { maxAge: HOLDS_FOR / 1000 } : {};
      reply.setCookie(SESSION_COOKIE, id, { ...SESSION_COOKIE_OPTIONS, ...maxAge });
      setCsrf(reply, row.id_hash);
      if (isKept) rememberDevice(reply, { id: userId, credentials_version: credentials }, secret);
      return true;
    },
    end: async (session, reply) => {
      if (session !== undefined) {
        await database.deleteFrom('sessions').where('id_hash', '=', session.idHash).execute();
      }
      reply.clearCookie(SESSION_COOKIE, SESSION_COOKIE_OPTIONS);
      reply.clearCookie(CSRF_COOKIE, { secure: true, sameSite: 'strict', path: '/' });
    },
    renewCsrf: (session, reply) => {
      setCsrf(reply, session.idHash);
    },
  };
}

async function sessionOf(database: Database, idHash: string, now: EpochMillis): Promise<PlayerSession | undefined> {
  const row = await database
    .selectFrom('sessions')
    .select('user_id')
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? undefined : { userId: row.user_id, idHash };
}

/** The session that it follows ends. */
async function keepSession(
  database: Database,
  row: Tables['sessions'],
  { credentials, previous }: Pick<SessionStart, 'credentials' | 'previous'>,
): Promise<boolean> {
  return inTransaction({ database, random: nodeRandom }, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('credentials_version')
      .where('id', '=', row.user_id)
      .forShare()
      .executeTakeFirst();
    if (user?.credentials_version !== credentials) return false;
    if (previous !== undefined) {
      await transaction.deleteFrom('sessions').where('id_hash', '=', previous.idHash).execute();
    }
    await transaction.insertInto('sessions').values(row).execute();
    return true;
  });
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
