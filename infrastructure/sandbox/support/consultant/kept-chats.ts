import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { Tables } from '../../database/tables.ts';
import { randomText } from '../../server/node-random.ts';

const KEY_BYTES = 32;
/** CW-8 */
export const LONGEST_WORD = 1000;
export const MOST_WORDS = 300;

/** CW-8 Begins a chat and gives its key, of which only the hash is kept. */
export async function beginChat(
  database: Kysely<Tables>,
  { browser, at }: { readonly browser: string | null; readonly at: EpochMillis },
): Promise<string> {
  const key = randomText(KEY_BYTES);
  await database
    .insertInto('consultant_chats')
    .values({ key_hash: hashOf(key), browser_hash: browser, changed_at: at })
    .execute();
  return key;
}

export async function chatOfKey(database: Kysely<Tables>, key: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('consultant_chats')
    .select('id')
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst();
  return row?.id;
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
