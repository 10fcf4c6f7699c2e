import type { Cancellation } from '../../core/shared/cancellation.ts';
import type { Millis } from '../../core/shared/time.ts';

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
  /** The page was drawn with it: it is not asked for again before somebody wants to. */
  readonly isDrawn?: boolean;
}

/** Why there is no answer; `unanswered` where the server drew the page without one. */
export type NoAnswer = 'cancelled' | 'network' | 'unanswered';

/** Carries one request to the back end; there are no other failures. */
export type Transport = (request: WireRequest, signal?: Cancellation) => Promise<WireAnswer | NoAnswer>;
