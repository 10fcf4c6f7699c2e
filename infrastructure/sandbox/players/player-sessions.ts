import { createHash } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hours, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import { csrfToken } from '../server/request-origin.ts';
import { randomText } from '../server/node-random.ts';

export interface PlayerSession {
  readonly userId: number;
  readonly idHash: string;
}

export interface PlayerSessions {
  /** Who sends the request, if the session is known and has not run out. */
  readonly current: (request: FastifyRequest) => Promise<PlayerSession | undefined>;
  /** Begins a session under a fresh id; the request's old one ends. */
  readonly begin: (ask: SessionStart) => Promise<void>;
  readonly end: (session: PlayerSession | undefined, reply: FastifyReply) => Promise<void>;
  /** Gives the page its CSRF token again. */
  readonly renewCsrf: (session: PlayerSession, reply: FastifyReply) => void;
}

interface SessionStart {
  readonly userId: number;
  readonly isKept: boolean;
  readonly previous: PlayerSession | undefined;
  readonly reply: FastifyReply;
}

export const SESSION_COOKIE = '__Host-Http-sid';
export const CSRF_COOKIE = '__Host-csrf';
/** Whether the browser keeps the cookie or not: nobody stays signed in longer. */
const HOLDS_FOR: Millis = hours(12);
const ID_BYTES = 32;

export function playerSessions(database: Database, secret: string, now: () => EpochMillis): PlayerSessions {
  const setCsrf = (reply: FastifyReply, idHash: string) =>
    reply.setCookie(CSRF_COOKIE, csrfToken(secret, idHash), { secure: true, sameSite: 'strict', path: '/' });
  return {
    current: async (request) => {
      const id = request.cookies[SESSION_COOKIE];
      if (id === undefined || id.length > 100) return undefined;
      const idHash = hashOf(id);
      const row = await database
        .selectFrom('sessions')
        .select('user_id')
        .where('id_hash', '=', idHash)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row === undefined ? undefined : { userId: row.user_id, idHash };
    },
    begin: async ({ userId, isKept, previous, reply }) => {
      const id = randomText(ID_BYTES);
      const row = { id_hash: hashOf(id), user_id: userId, created_at: now(), expires_at: now() + HOLDS_FOR };
      await database.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('sessions')
          .where((where) => where.or([where('expires_at', '<=', now()), where('id_hash', '=', previous?.idHash ?? '')]))
          .execute();
        await transaction.insertInto('sessions').values(row).execute();
      });
      reply.setCookie(SESSION_COOKIE, id, {
        secure: true,
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        ...(isKept ? { maxAge: HOLDS_FOR / 1000 } : {}),
      });
      setCsrf(reply, row.id_hash);
    },
    end: async (session, reply) => {
      if (session !== undefined) {
        await database.deleteFrom('sessions').where('id_hash', '=', session.idHash).execute();
      }
      reply.clearCookie(SESSION_COOKIE, { secure: true, httpOnly: true, sameSite: 'lax', path: '/' });
      reply.clearCookie(CSRF_COOKIE, { secure: true, sameSite: 'strict', path: '/' });
    },
    renewCsrf: (session, reply) => {
      setCsrf(reply, session.idHash);
    },
  };
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
