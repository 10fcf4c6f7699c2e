import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { Tables } from '../../database/tables.ts';
import { randomText } from '../../server/node-random.ts';

const KEY_BYTES = 32;
/** CW-8 */
export const LONGEST_WORD = 1000;
export const MOST_WORDS = 300;

interface NewChat {
  readonly browser: string;
  /** The hash of the session, where somebody is signed in. */
  readonly session: string | undefined;
  readonly at: EpochMillis;
}

/** CW-8 Begins a chat and gives its key, of which only the hash is kept. */
export async function beginChat(database: Kysely<Tables>, { browser, session, at }: NewChat): Promise<string> {
  const key = randomText(KEY_BYTES);
  await database
    .insertInto('consultant_chats')
    .values({ key_hash: hashOf(key), browser_hash: browser, session_hash: session ?? null, changed_at: at })
    .execute();
  return key;
}

/** CW-9 No chat whose session has ended, however it did. */
export async function chatOfKey(database: Kysely<Tables>, key: string, now: EpochMillis): Promise<number | undefined> {
  const row = await database
    .selectFrom('consultant_chats')
    .select('id')
    .where('key_hash', '=', hashOf(key))
    .where((of) =>
      of.or([
        of('session_hash', 'is', null),
        of.exists(
          of
            .selectFrom('sessions')
            .select('id_hash')
            .whereRef('id_hash', '=', 'session_hash')
            .where('expires_at', '>', now),
        ),
      ]),
    )
    .executeTakeFirst();
  return row?.id;
}

/** CW-9 Who signs in or out of a browser leaves nothing behind that was written in it. */
export async function endChats(database: Kysely<Tables>, browser: string | undefined): Promise<void> {
  if (browser === undefined) return;
  await database.deleteFrom('consultant_chats').where('browser_hash', '=', browser).execute();
}

interface NewWord {
  readonly chatId: number;
  readonly author: 'visitor' | 'agent';
  readonly body: string;
  readonly at: EpochMillis;
}

export async function addWord(database: Kysely<Tables>, { chatId, author, body, at }: NewWord): Promise<void> {
  await database.insertInto('consultant_words').values({ chat_id: chatId, author, body, at }).execute();
  await database.updateTable('consultant_chats').set({ changed_at: at }).where('id', '=', chatId).execute();
}

export async function chatWords(database: Kysely<Tables>, chatId: number, after = 0) {
  return database
    .selectFrom('consultant_words')
    .select(['id', 'author', 'body'])
    .where('chat_id', '=', chatId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(MOST_WORDS)
    .execute();
}

function hashOf(key: string): string {
  return createHash('sha256').update(`consultant:${key}`).digest('base64url');
}
