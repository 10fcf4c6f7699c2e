import { seconds, type EpochMillis, type Millis } from '../../shared/time.ts';
import type { LineFilter } from './line-filter.ts';

export const LINE_POLL: Millis = seconds(15);
export const LIVE_POLL: Millis = seconds(3);
export const GAME_LIVE_POLL: Millis = seconds(2);
/** SP-15 Live games that stand beside another matter. */
export const BESIDE_LIVE_POLL: Millis = seconds(5);
/** POLL-1 LN-93 */
export const TOP_GAMES_POLL: Millis = seconds(60);
export const TREE_POLL: Millis = seconds(60);
/** How long a page may be hidden before it stops asking. */
export const HIDDEN_TIMEOUT: Millis = seconds(30);

const SHORTEST_SILENCE: Millis = seconds(9);

/** LN-14 A line with live games is asked for every 3 seconds, one without every 15. */
export function linePoll(filter: Pick<LineFilter, 'section'>): Millis {
  return filter.section === 'line' ? LINE_POLL : LIVE_POLL;
}

/** LN-15 A feed is stale when nothing came for three polls, and never before 9 seconds. */
export function isStale(lastReplyAt: EpochMillis, poll: Millis, now: EpochMillis): boolean {
  return now - lastReplyAt > staleAfter(poll);
}

/** How long a feed that is asked for so often may be silent before its prices count as old. */
export function staleAfter(poll: Millis): Millis {
  return Math.max(3 * poll || 0, SHORTEST_SILENCE);
}
