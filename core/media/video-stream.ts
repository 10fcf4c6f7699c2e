import type { Millis } from '../shared/time.ts';
import { seconds } from '../shared/time.ts';

/** What becomes of a stream: 'refused' by its token, 'failed' for any other reason, 'over' with its game. */
export type StreamNews = 'playing' | 'waiting' | 'over' | 'refused' | 'failed' | 'unsupported';

/** A stream that plays; it rests while nobody sees it. */
export interface VideoStream {
  readonly rest: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

/** MD-35 A stream that stopped is tried again after 4 s. */
export const STREAM_TRIED_AGAIN: Millis = seconds(4);

/** MD-36 How long a video waits for its token. */
export const STREAM_TOKEN_AWAITED: Millis = seconds(8);
