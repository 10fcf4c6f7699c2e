import type { Millis } from '../../../core/shared/time.ts';

export const FEED_MODES = ['running', 'frozen', 'down'] as const;
export type FeedMode = (typeof FEED_MODES)[number];

/** How the line answers: as it is, as it was, or not at all; and how slowly. */
export interface FeedState {
  mode: FeedMode;
  delay: Millis;
}
