import { days, type EpochMillis } from '../../shared/time.ts';
import type { SupportTopic } from './support-topic.ts';

export const MOST_OPEN_TOPICS = 10;
export const MOST_APPEALS = 3;
/** Of the player's own words in one topic. */
export const MOST_TOPIC_WORDS = 50;
const APPEALS_WITHIN = days(30);

type KnownTopic = Pick<SupportTopic, 'kind' | 'state' | 'createdAt'>;
export type TopicStop = 'too-many-open' | 'appeal-open' | 'too-many-appeals' | 'not-banned';

/** APL-2 How many appeals are left of three in 30 days. */
export function appealsLeft(topics: readonly KnownTopic[], now: EpochMillis): number {
  const recent = topics.filter(({ kind, createdAt }) => kind === 'appeal' && createdAt > now - APPEALS_WITHIN);
  return Math.max(0, MOST_APPEALS - recent.length);
}

/** SUP-9, APL-1, APL-2 Why a player cannot begin another one now. */
export function topicStop(
  kind: SupportTopic['kind'],
  topics: readonly KnownTopic[],
  { now, isBanned }: { readonly now: EpochMillis; readonly isBanned: boolean },
): TopicStop | undefined {
  if (kind === 'appeal') {
    if (!isBanned) return 'not-banned';
    if (topics.some((topic) => topic.kind === 'appeal' && topic.state === 'open')) return 'appeal-open';
    return appealsLeft(topics, now) === 0 ? 'too-many-appeals' : undefined;
  }
  const open = topics.filter((topic) => topic.kind === kind && topic.state === 'open');
  return open.length >= MOST_OPEN_TOPICS ? 'too-many-open' : undefined;
}

/** SUP-12 Whether a topic takes no more of the player's words. */
export function isTopicFull(written: number): boolean {
  return written >= MOST_TOPIC_WORDS;
}
