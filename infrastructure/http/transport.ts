import type { Cancellation } from '../../core/shared/cancellation.ts';
import type { EpochMillis, Millis } from '../../core/shared/time.ts';

/** When the server answered, in milliseconds: `Date` has whole seconds, and a cache takes it from 304 as well. */
export const SERVER_TIME_HEADER = 'x-server-time';

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path and query, without the origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeout: Millis;
  /** The answer is the same whoever asks. */
  readonly isForAll?: boolean;
}

export interface WireAnswer {
  readonly status: number;
  /** Parsed JSON; undefined where the body was none. */
  readonly body: unknown;
  readonly retryAfterSeconds?: number | undefined;
  /** The server's time as it answered, where it said so: the body may have been kept since before. */
  readonly serverTime?: EpochMillis;
  /** The page was drawn with it: it is not asked for again before somebody wants to. */
  readonly isDrawn?: boolean;
}

/** Why there is no answer; `unanswered` where the server drew the page without one. */
export type NoAnswer = 'cancelled' | 'network' | 'unanswered';

/** Carries one request to the back end; there are no other failures. */
export type Transport = (request: WireRequest, signal?: Cancellation) => Promise<WireAnswer | NoAnswer>;
