import type { Clock } from '../../../core/shared/clock.ts';
import type { EpochMillis, Millis } from '../../../core/shared/time.ts';

export interface HandClock extends Clock {
  readonly move: (by: Millis) => void;
}

/** A clock that stands still until it is moved. */
export function handClock(start: EpochMillis): HandClock {
  let now = start;
  return {
    now: () => now,
    move: (by) => {
      now += by;
    },
  };
}
