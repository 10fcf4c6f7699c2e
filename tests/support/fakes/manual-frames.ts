import type { Frames } from '../../../core/shared/frames.ts';

export interface ManualFrames extends Frames {
  /** Draws once: runs what waited for it. */
  readonly draw: () => void;
}

/** Frames that are drawn by hand. */
export function manualFrames(): ManualFrames {
  let waiting: readonly (() => void)[] = [];
  return {
    next: (run) => {
      waiting = [...waiting, run];
      return () => {
        waiting = waiting.filter((other) => other !== run);
      };
    },
    draw: () => {
      const due = waiting;
      waiting = [];
      for (const run of due) run();
    },
  };
}
