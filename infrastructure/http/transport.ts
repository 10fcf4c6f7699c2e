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
}

/** Carries one request to the back end; the only failures are these two. */
export type Transport = (request: WireRequest, signal?: Cancellation) => Promise<WireAnswer | 'cancelled' | 'network'>;
