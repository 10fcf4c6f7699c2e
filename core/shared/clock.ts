import type { EpochMillis } from './time.ts';

/** Where the time comes from. */
export interface Clock {
  readonly now: () => EpochMillis;
}
