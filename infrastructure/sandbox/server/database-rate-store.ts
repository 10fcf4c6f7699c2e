import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql, type Kysely } from 'kysely';
import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

interface OpenWindow {
  readonly tries: number;
  readonly endsAt: EpochMillis;
}

const NO_WINDOW = { current: 0, ttl: 0 };

/**
 * The store of `@fastify/rate-limit` in the database, the same for all nodes: fixed windows that begin with the first try and stay
 * until they end. One statement counts a try, so that of many at once each has a number of its own.
 */
export function databaseRateStore(database: Kysely<Tables>, now: () => EpochMillis): FastifyRateLimitStoreCtor {
  const told = async (counting: Promise<OpenWindow | undefined>, done: Counted): Promise<void> => {
    try {
      const window = await counting;
      done(null, window === undefined ? NO_WINDOW : { current: window.tries, ttl: window.endsAt - now() });
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return class DatabaseRateStore implements FastifyRateLimitStore {
    incr(key: string, done: Counted, within: Millis): void {
      void told(countTries(database, { name: key, tries: 1, now: now(), within }), done);
    }

    read(key: string, done: Counted): void {
      void told(openWindow(database, key, now()), done);
    }

    child(): FastifyRateLimitStore {
      return new DatabaseRateStore();
    }
  };
}

interface CountedTries {
  readonly name: string;
  readonly tries: number;
  readonly now: EpochMillis;
  readonly within: Millis;
}

/** Adds tries to the window that is open, or opens one with them. */
export async function countTries(database: Kysely<Tables>, counted: CountedTries): Promise<OpenWindow> {
  const { tries, now, within } = counted;
  const { rows } = await sql<OpenWindow>`
    insert into rate_windows as open (name, tries, ends_at)
      values (${hashed(counted.name)}, ${tries}, ${now + within})
    on conflict (name) do update set
      tries = case when open.ends_at > ${now} then open.tries + excluded.tries else excluded.tries end,
      ends_at = case when open.ends_at > ${now} then open.ends_at else excluded.ends_at end,
      next_look_at = case when open.ends_at > ${now} then open.next_look_at else 0 end
    returning tries, ends_at as "endsAt"`.execute(database);
  const [window] = rows;
  if (window === undefined) throw new Error('a try was not counted');
  return window;
}

interface AskedTurn {
  readonly name: string;
  readonly now: EpochMillis;
  /** So many tries of a window wait for nobody. */
  readonly free: number;
  /** What the tries beyond wait after the turn of the one before; the last is that of all further ones. */
  readonly pauses: readonly Millis[];
  /** No turn is taken that would come later. */
  readonly until: EpochMillis;
}

export interface TakenTurn extends OpenWindow {
  readonly at: EpochMillis;
}

/** Counts a try and tells when it is its turn, in one statement: of many at once, on whatever nodes, each has a turn of its own. */
export async function takeTurn(database: Kysely<Tables>, asked: AskedTurn): Promise<TakenTurn | undefined> {
  const { now, free, pauses, until } = asked;
  // beside the list lies no pause
  const pause = sql`coalesce((${pauses}::bigint[])[least(tries - ${free} + 1, ${pauses.length})], 0)`;
  const turn = sql`greatest(next_look_at, ${now}) + ${pause}`;
  const { rows } = await sql<TakenTurn>`
    update rate_windows set tries = tries + 1, next_look_at = ${turn}
    where name = ${hashed(asked.name)} and ${turn} <= ${until}
    returning tries, ends_at as "endsAt", next_look_at as "at"`.execute(database);
  return rows[0];
}

/** Takes a try back that was counted before its outcome was known; a window without tries ends. */
export async function giveBackTry(database: Kysely<Tables>, name: string, now: EpochMillis): Promise<void> {
  await database
    .updateTable('rate_windows')
    .set((window) => ({
      tries: window('tries', '-', 1),
      ends_at: window.case().when('tries', '=', 1).then(now).else(window.ref('ends_at')).end(),
    }))
    .where('name', '=', hashed(name))
    .where('ends_at', '>', now)
    .where('tries', '>', 0)
    .execute();
}

async function openWindow(database: Kysely<Tables>, name: string, now: EpochMillis): Promise<OpenWindow | undefined> {
  return database
    .selectFrom('rate_windows')
    .select(['tries', 'ends_at as endsAt'])
    .where('name', '=', hashed(name))
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

/** Nobody's address or login is kept. */
function hashed(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
