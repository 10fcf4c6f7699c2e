import type { Timers } from '../../core/shared/timers.ts';

export function systemTimers(): Timers {
  return {
    after: (delay, run) => {
      const id = setTimeout(run, delay);
      return () => {
        clearTimeout(id);
      };
    },
    every: (period, run) => {
      const id = setInterval(run, period);
      return () => {
        clearInterval(id);
      };
    },
  };
}
