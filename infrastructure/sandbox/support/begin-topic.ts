import type { Transaction } from 'kysely';
import { isBanned } from '../../../core/player/player-ban.ts';
import { days, type EpochMillis } from '../../../core/shared/time.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { TopicKind } from '../../../core/support/requests/support-topic.ts';
import { topicStop } from '../../../core/support/requests/topic-limits.ts';
import type { Tables } from '../database/tables.ts';
import { lockPlayer } from '../limits/permit-deposit.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { canAttach } from '../uploads/message-files.ts';
import { addTopicMessage, fingerprintOf, keptTopics } from './kept-topics.ts';

export interface NewTopic {
  readonly key: string;
  readonly kind: TopicKind;
  readonly subject: string;
  readonly text: string;
  /** UPL-9 The ids of files that the player sent before. */
  readonly files?: readonly string[];
  readonly at: EpochMillis;
}

/** Older ones count for no limit. */
const COUNTED_FOR = days(30);

/** SUP-3, SUP-9 Begins a topic of a player, once under its key. */
export async function beginTopic(
  transaction: Transaction<Tables>,
  userId: UserId,
  topic: NewTopic,
): Promise<Refusal | number> {
  await lockPlayer(transaction, userId);
  const known = await topicUnderKey(transaction, topic, { userId, email: null });
  if (known !== undefined) return known;
  const counted = await keptTopics(transaction)
    .where('user_id', '=', userId)
    .where('kind', '=', topic.kind)
    .where((of) => of.or([of('state', '=', 'open'), of('created_at', '>', topic.at - COUNTED_FOR)]))
    .execute();
  const { ban_level: banLevel } = await transaction
    .selectFrom('users')
    .select('ban_level')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const topics = counted.map(({ kind, state, created_at: createdAt }) => ({ kind, state, createdAt }));
  const stop = topicStop(topic.kind, topics, { now: topic.at, isBanned: isBanned(banLevel) });
  if (stop !== undefined) return refuse(409, stop);
  const isReady = await canAttach(transaction, { of: 'support', userId, files: topic.files ?? [] });
  return isReady ? writeTopic(transaction, topic, { userId, email: null }) : refuse(409, 'files');
}

interface Author {
  readonly userId: UserId | null;
  readonly email: string | null;
  /** Of a visitor's browser. */
  readonly browser?: string | null;
}

/** SUP-3 What the key was used for before; another wish under it is refused. */
export async function topicUnderKey(
  transaction: Transaction<Tables>,
  topic: NewTopic,
  { userId, email }: Author,
): Promise<Refusal | number | undefined> {
  const known = await transaction
    .selectFrom('support_topics')
    .select(['id', 'user_id', 'email', 'fingerprint'])
    .where('key', '=', topic.key)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  const isSame = known.user_id === userId && known.email === email && known.fingerprint === fingerprint(topic);
  return isSame ? Number(known.id) : refuse(422, 'another-order');
}

/** SUP-5 The topic, what was written, and the automatic first answer. */
export async function writeTopic(
  transaction: Transaction<Tables>,
  topic: NewTopic,
  { userId, email, browser = null }: Author,
): Promise<number> {
  const { key, kind, subject, text, files = [], at } = topic;
  const row = await transaction
    .insertInto('support_topics')
    .values({
      user_id: userId,
      email,
      browser_hash: browser,
      kind,
      subject,
      state: 'open',
      key,
      fingerprint: fingerprint(topic),
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const topicId = Number(row.id);
  const attached = userId === null ? {} : { attached: { userId, files } };
  await addTopicMessage(transaction, { topicId, author: 'player', text, at, key, ...attached });
  await addTopicMessage(transaction, { topicId, author: 'robot', text: '', at });
  return topicId;
}

function fingerprint({ kind, subject, text, files = [] }: NewTopic): string {
  const words = [kind, subject, text];
  return fingerprintOf(files.length === 0 ? words : [...words, files]);
}
