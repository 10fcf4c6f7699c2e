import { seconds, type EpochMillis, type Millis } from '../shared/time.ts';

/** When the newest messages of a frame came, oldest first. */
export type MessageRate = readonly EpochMillis[];

export const NO_MESSAGES: MessageRate = [];

/** FRM-5 A frame is heard at most 50 times in any second. */
export const MOST_MESSAGES = 50;
const WINDOW: Millis = seconds(1);

/** FRM-5 Whether a message is heard, and the rate after it. A clock that was set back begins anew. */
export function heardMessage(
  rate: MessageRate,
  at: EpochMillis,
): { readonly isHeard: boolean; readonly rate: MessageRate } {
  if (!Number.isFinite(at)) return { isHeard: false, rate };
  const recent = (rate.at(-1) ?? at) > at ? [] : rate.filter((each) => at - each < WINDOW);
  const isHeard = recent.length < MOST_MESSAGES;
  return { isHeard, rate: isHeard ? [...recent, at] : recent };
}
