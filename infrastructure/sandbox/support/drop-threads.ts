import { sql } from 'kysely';
import { hours, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';

/** What a regulator may ask about. */
const STAY_FOR: Millis = hours(5 * 365 * 24);
const AT_ONCE = 500;

const THREADS = [
  { threads: 'support_topics', words: 'support_messages', thread: 'topic_id', of: 'support', waits: ['open'] },
  {
    threads: 'payment_requests',
    words: 'payment_request_messages',
    thread: 'request_id',
    of: 'payment',
    waits: ['sent', 'in-work'],
  },
] as const;

/** SUP-10 Requests that wait for nobody, five years after their last word, with all words and their files. */
export async function dropThreads(database: Database, now: EpochMillis): Promise<void> {
  for (const { threads, words, thread, of, waits } of THREADS) {
    let isMore = true;
    while (isMore) {
      const { rows } = await sql`
        with old as (
          select id from ${sql.table(threads)}
          where state not in (${sql.join(waits.map((state) => sql.lit(state)))}) and changed_at <= ${now - STAY_FOR}
          order by changed_at limit ${sql.lit(AT_ONCE)}
        ), words as (
          delete from ${sql.table(words)} as word using old where word.${sql.ref(thread)} = old.id returning word.id
        ), files as (
          delete from uploads using words where kept_for = ${`${of}-message:`} || words.id
        )
        delete from ${sql.table(threads)} as dropped using old where dropped.id = old.id returning 1`.execute(database);
      isMore = rows.length === AT_ONCE;
    }
  }
}
