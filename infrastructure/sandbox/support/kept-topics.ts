import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { MESSAGES_A_PAGE } from '../../../core/support/requests/message-page.ts';
import type { TopicAuthor, TopicKind, TopicState } from '../../../core/support/requests/support-topic.ts';
import type { WireReply } from '../../http/call.ts';
import type { SUPPORT_THREAD } from '../../support/support-calls.ts';
import type { Tables } from '../database/tables.ts';
import { attachToMessage, filesOfMessages } from '../uploads/message-files.ts';

export type WireThread = WireReply<typeof SUPPORT_THREAD>;
/** The words of what was written, as the key remembers them. */
export type Wish = readonly (string | number | readonly string[])[];

export interface KeptTopic {
  readonly id: number;
  readonly user_id: UserId | null;
  readonly kind: TopicKind;
  readonly subject: string;
  readonly state: TopicState;
  readonly created_at: EpochMillis;
  readonly changed_at: EpochMillis;
  readonly is_unseen: boolean;
}

const TOPIC = ['id', 'user_id', 'kind', 'subject', 'state', 'created_at', 'changed_at', 'is_unseen'] as const;

export function keptTopics(database: Kysely<Tables>) {
  return database.selectFrom('support_topics').select(TOPIC);
}

/** SUP-4 A topic of its owner. */
export async function ownTopic(
  database: Kysely<Tables>,
  { id, userId }: { readonly id: number; readonly userId: UserId },
): Promise<KeptTopic | undefined> {
  return keptTopics(database).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}

export function fingerprintOf(wish: Wish): string {
  return createHash('sha256').update(JSON.stringify(wish)).digest('base64url');
}

export async function addTopicMessage(
  transaction: Kysely<Tables>,
  message: {
    readonly topicId: number;
    readonly author: TopicAuthor;
    readonly text: string;
    readonly at: EpochMillis;
    readonly key?: string;
    /** UPL-9 Of the player whose topic it is. */
    readonly attached?: { readonly userId: UserId; readonly files: readonly string[] };
  },
): Promise<void> {
  const { topicId, author, text, at, key, attached } = message;
  const { id } = await transaction
    .insertInto('support_messages')
    .values({ topic_id: topicId, author, body: text, key: key ?? null, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (attached !== undefined) await attachToMessage(transaction, Number(id), { of: 'support', ...attached });
}

export async function setTopic(
  transaction: Kysely<Tables>,
  id: number,
  change: { readonly state: TopicState; readonly at: EpochMillis; readonly isUnseen: boolean },
): Promise<void> {
  await transaction
    .updateTable('support_topics')
    .set({ state: change.state, changed_at: change.at, is_unseen: change.isUnseen })
    .where('id', '=', id)
    .execute();
}

/** SUP-14 A topic with its latest messages, or those before one, as its owner is shown it. */
export async function threadOf(database: Kysely<Tables>, id: number, before?: number): Promise<WireThread> {
  const topic = await keptTopics(database).where('id', '=', id).executeTakeFirstOrThrow();
  let found = database.selectFrom('support_messages').select(['id', 'author', 'body', 'at']).where('topic_id', '=', id);
  if (before !== undefined) found = found.where('id', '<', before);
  const latest = await found
    .orderBy('id', 'desc')
    .limit(MESSAGES_A_PAGE + 1)
    .execute();
  const messages = latest.slice(0, MESSAGES_A_PAGE).toReversed();
  const filesOf = await filesOfMessages(
    database,
    'support',
    messages.map((message) => Number(message.id)),
  );
  return {
    topic: wireTopicOf(topic),
    messages: messages.map(({ id: number, author, body: text, at }) => ({
      id: Number(number),
      author,
      text,
      at,
      files: filesOf(Number(number)),
    })),
    has_earlier: latest.length > MESSAGES_A_PAGE,
  };
}

export function wireTopicOf({ user_id: _userId, ...topic }: KeptTopic): WireThread['topic'] {
  return { ...topic, id: Number(topic.id) };
}
