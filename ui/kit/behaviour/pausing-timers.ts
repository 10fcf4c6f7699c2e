import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import { backgroundPause } from './background-pause.ts';

/** Timers of what runs in the background: while they are paused what is due waits, once each, for the player's return. */
export function pausingTimers(timers: Timers, visibility: Visibility): Timers & { readonly stop: () => void } {
  /** What came due while they were paused, each once. */
  const due = new Set<() => void>();
  const background = backgroundPause(timers, visibility, {
    resume: () => {
      const waiting = [...due];
      due.clear();
      for (const run of waiting) run();
    },
  });
  const held = (start: (fire: () => void) => () => void, run: () => void): (() => void) => {
    // of its own, so that the same function may be given to two timers
    const turn = (): void => {
      run();
    };
    const cancel = start(() => {
      if (background.isPaused()) due.add(turn);
      else turn();
    });
    return () => {
      cancel();
      due.delete(turn);
    };
  };
  return {
    after: (delay, run) => held((fire) => timers.after(delay, fire), run),
    every: (period, run) => held((fire) => timers.every(period, fire), run),
    stop: () => {
      background.stop();
      due.clear();
    },
  };
}
