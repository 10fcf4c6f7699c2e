import type { Millis } from './time.ts';

/** Calls back later; the returned function cancels. */
export interface Timers {
  readonly after: (delay: Millis, run: () => void) => () => void;
  readonly every: (period: Millis, run: () => void) => () => void;
}
