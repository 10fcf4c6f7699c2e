import type { EpochMillis } from '../../shared/time.ts';
import type { AttachedFile } from '../attached-file.ts';
import type { ThreadPage } from './message-page.ts';

/** What a player writes to the operator about. */
export const TOPIC_KINDS = ['question', 'manager', 'idea', 'appeal', 'call-back'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** Those of them that are written: a call is ordered. */
export const WRITTEN_KINDS = ['question', 'manager', 'idea', 'appeal'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

export const TOPIC_STATES = ['open', 'answered', 'closed', 'accepted', 'refused'] as const;
export type TopicState = (typeof TOPIC_STATES)[number];

export const TOPIC_AUTHORS = ['player', 'agent', 'robot'] as const;
export type TopicAuthor = (typeof TOPIC_AUTHORS)[number];

export interface SupportTopic {
  readonly id: number;
  readonly kind: TopicKind;
  readonly subject: string;
  readonly state: TopicState;
  readonly createdAt: EpochMillis;
  readonly changedAt: EpochMillis;
  /** An answer that the player has not opened. */
  readonly isUnseen: boolean;
}

export interface TopicMessage {
  readonly id: number;
  readonly author: TopicAuthor;
  /** Empty where the robot speaks: its words are the site's. */
  readonly text: string;
  readonly at: EpochMillis;
  readonly files: readonly AttachedFile[];
}

/** SUP-14 A request with a page of what was written. */
export interface TopicThread extends ThreadPage<TopicMessage> {
  readonly topic: SupportTopic;
}

export type TopicEvent = 'player-wrote' | 'agent-answered' | 'ended' | 'accepted' | 'refused';

const DECIDED: readonly TopicState[] = ['accepted', 'refused'];

/** SUP-1 What an event makes of a request; nothing where it cannot happen: what was decided stays so, and what is closed is not closed again. */
export function topicAfter(state: TopicState, event: TopicEvent): TopicState | undefined {
  if (DECIDED.includes(state)) return undefined;
  switch (event) {
    case 'player-wrote':
      return 'open';
    case 'agent-answered':
      return 'answered';
    case 'ended':
      return state === 'closed' ? undefined : 'closed';
    case 'accepted':
    case 'refused':
      return event;
  }
}

/** Whether the player can still write to it, and so open it again. */
export function takesReplies({ kind, state }: Pick<SupportTopic, 'kind' | 'state'>): boolean {
  return kind !== 'call-back' && kind !== 'appeal' && topicAfter(state, 'player-wrote') !== undefined;
}

/** SUP-13 What the list of a page shows: that of questions whatever waits for an answer in words, every other its own. */
export function listedKinds(kind: TopicKind): readonly TopicKind[] {
  return kind === 'question' ? ['question', 'call-back', 'manager', 'appeal'] : [kind];
}

/** APL-1, IDE-1 Appeals and ideas are accepted or refused; questions are answered. */
export function isDecided(kind: TopicKind): boolean {
  return kind === 'appeal' || kind === 'idea';
}
