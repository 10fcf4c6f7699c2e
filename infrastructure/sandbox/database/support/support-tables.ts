import type { Generated } from 'kysely';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { TopicAuthor, TopicKind, TopicState } from '../../../../core/support/requests/support-topic.ts';
import type { PlayerMessageKind } from '../../../../core/support/messages/player-message.ts';

/** What the site tells its players, and what they ask it. */
export interface SupportTables {
  readonly player_messages: PlayerMessageRow;
  readonly support_topics: SupportTopicRow;
  readonly support_messages: SupportMessageRow;
  readonly consultant_chats: ConsultantChatRow;
  readonly consultant_words: ConsultantWordRow;
}

/** MSG-1 Told once of each thing. */
export interface PlayerMessageRow {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  readonly kind: PlayerMessageKind;
  /** The payment or request that it is about. */
  readonly about: number | null;
  readonly amount: Minor | null;
  readonly currency: string | null;
  readonly at: EpochMillis;
  readonly is_read: Generated<boolean>;
}

/** What somebody wrote about. */
interface SupportTopicRow {
  readonly id: Generated<number>;
  /** Null of a visitor, who has an address instead. */
  readonly user_id: UserId | null;
  readonly email: string | null;
  /** The hash of the browser that a visitor asked from, which reads the answer in the outbox. */
  readonly browser_hash: Generated<string | null>;
  readonly kind: TopicKind;
  readonly subject: string;
  readonly state: TopicState;
  readonly key: string;
  /** Of what was sent under the key. */
  readonly fingerprint: string;
  readonly created_at: EpochMillis;
  readonly changed_at: EpochMillis;
  readonly is_unseen: Generated<boolean>;
}

interface SupportMessageRow {
  readonly id: Generated<number>;
  readonly topic_id: number;
  readonly author: TopicAuthor;
  readonly body: string;
  /** Null of what no player wrote. */
  readonly key: string | null;
  readonly at: EpochMillis;
}

/** CW-8 A chat with the consultant, known by its key. */
interface ConsultantChatRow {
  readonly id: Generated<number>;
  readonly key_hash: string;
  /** The hash of the browser that it is held in, whose desk answers. */
  readonly browser_hash: string | null;
  /** CW-9 The session that it is held in; none for a visitor. */
  readonly session_hash: string | null;
  readonly changed_at: EpochMillis;
}

interface ConsultantWordRow {
  readonly id: Generated<number>;
  readonly chat_id: number;
  readonly author: 'visitor' | 'agent';
  readonly body: string;
  readonly at: EpochMillis;
}
