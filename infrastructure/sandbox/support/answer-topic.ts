import type { Transaction } from 'kysely';
import { isDecided, topicAfter, type TopicEvent } from '../../../core/support/requests/support-topic.ts';
import type { PlayerMessageKind } from '../../../core/support/messages/player-message.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { lockPlayer } from '../limits/permit-deposit.ts';
import { openMailbox } from '../players/mailbox.ts';
import { restrictionsOf, setRestrictions } from '../players/player-restrictions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { addTopicMessage, keptTopics, setTopic, type KeptTopic } from './kept-topics.ts';
import { tellPlayerAgain } from './player-messages.ts';

export interface Answer {
  readonly id: number;
  readonly event: Exclude<TopicEvent, 'player-wrote'>;
  /** APL-1 What is refused is refused with a reason. */
  readonly text: string;
  /** UPL-9 The ids of files that the office keeps for the player. */
  readonly files?: readonly string[];
}

/** What an agent makes of a topic; false where it cannot be. */
export async function answerTopic(
  parts: Pick<SandboxParts, 'database' | 'mailbox' | 'random' | 'now'>,
  { id, event, text, files = [] }: Answer,
): Promise<boolean> {
  return inTransaction(parts, async (transaction) => {
    const found = await keptTopics(transaction).where('id', '=', id).executeTakeFirst();
    if (found === undefined) return false;
    if (found.user_id !== null) await lockPlayer(transaction, found.user_id);
    const topic = await keptTopics(transaction).where('id', '=', id).executeTakeFirstOrThrow();
    const state = topicAfter(topic.state, event);
    const isDecision = event === 'accepted' || event === 'refused';
    const isTold = text !== '' || event === 'accepted' || event === 'ended';
    if (state === undefined || !isTold || (isDecision && !isDecided(topic.kind))) return false;
    if (topic.kind === 'appeal' && event !== 'accepted' && event !== 'refused') return false;
    const at = parts.now();
    if (text !== '') {
      const attached = topic.user_id === null ? {} : { attached: { userId: topic.user_id, files } };
      await addTopicMessage(transaction, { topicId: id, author: 'agent', text, at, ...attached });
    }
    await setTopic(transaction, id, { state, at, isUnseen: true });
    if (topic.user_id === null) {
      if (text !== '' && parts.mailbox !== undefined) await mailAnswer(transaction, { id, text, at });
      return true;
    }
    if (topic.kind === 'appeal' && event === 'accepted') await liftBan(transaction, topic.user_id);
    const kind = newsOf(topic, event);
    if (kind !== undefined) await tellPlayerAgain(transaction, { userId: topic.user_id, kind, about: id, at });
    return true;
  });
}

/** SUP-7 The answer goes to the address that the visitor gave. */
async function mailAnswer(
  transaction: Transaction<Tables>,
  { id, text, at }: Pick<Answer, 'id' | 'text'> & { readonly at: EpochMillis },
): Promise<void> {
  const { email, browser_hash: browser } = await transaction
    .selectFrom('support_topics')
    .select(['email', 'browser_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (email === null) return;
  const attachment = { name: `answer-${String(id)}.txt`, text };
  const letter = { to: email, purpose: 'support-answer', attachment, sentAt: at } as const;
  await openMailbox(transaction).put({ ...letter, ...(browser === null ? {} : { asker: browser }) });
}

/** APL-1 As the operator does; terms that are yet to be agreed to stay so. */
async function liftBan(transaction: Transaction<Tables>, userId: UserId): Promise<void> {
  const { banVersion, termsChangedAt } = await restrictionsOf(transaction, userId);
  await setRestrictions(transaction, userId, { banLevel: 0, banVersion, termsChangedAt });
}

function newsOf({ kind }: KeptTopic, event: Answer['event']): PlayerMessageKind | undefined {
  if (event === 'ended') return undefined;
  if (kind === 'idea') return 'idea-answered';
  if (kind === 'manager') return 'manager-answered';
  if (kind !== 'appeal') return 'support-answered';
  return event === 'accepted' ? 'appeal-accepted' : 'appeal-refused';
}
