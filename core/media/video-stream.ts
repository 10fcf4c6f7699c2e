import type { EpochMillis, Millis } from '../shared/time.ts';
import { seconds } from '../shared/time.ts';

/** What becomes of a stream: 'refused' by its token, 'failed' for any other reason, 'over' with its game. */
export type StreamNews = 'playing' | 'waiting' | 'over' | 'refused' | 'failed' | 'unsupported';

/** A stream that plays; it rests while nobody sees it. */
export interface VideoStream {
  readonly rest: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  /** When the picture on the screen was played; undefined where the stream does not say. */
  readonly shownAt: () => EpochMillis | undefined;
}

/** How often the delay of a picture is measured. */
export const STREAM_DELAY_MEASURED: Millis = seconds(2);

/** MD-43 By how many whole seconds, rounded up, a picture is behind what is played. */
export function streamDelay(shownAt: EpochMillis | undefined, now: EpochMillis): number | undefined {
  if (shownAt === undefined || !Number.isFinite(shownAt)) return undefined;
  return Math.max(0, Math.ceil((now - shownAt) / 1000));
}

/** MD-35 A stream that stopped is tried again after 4 s. */
export const STREAM_TRIED_AGAIN: Millis = seconds(4);

/** MD-36 How long a video waits for its token. */
export const STREAM_TOKEN_AWAITED: Millis = seconds(8);
