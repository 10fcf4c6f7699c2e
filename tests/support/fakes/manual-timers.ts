import type { Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';

interface Waiting {
  due: Millis;
  readonly period: Millis | undefined;
  readonly run: () => void;
}

export interface ManualTimers extends Timers {
  /** Moves the time on, running what falls due in its order; promises settle in between. */
  readonly advance: (by: Millis) => Promise<void>;
  readonly waiting: () => number;
  /** Lets time go by while nothing runs; what is given then runs what has become due meanwhile, each once. */
  readonly sleep: (by: Millis) => () => Promise<void>;
}

/** Timers whose time is moved by hand. */
export function manualTimers(): ManualTimers {
  const queue = new Set<Waiting>();
  let now = 0;

  function wait(delay: Millis, period: Millis | undefined, run: () => void): () => void {
    const entry: Waiting = { due: now + delay, period, run };
    queue.add(entry);
    return () => queue.delete(entry);
  }

  return {
    after: (delay, run) => wait(delay, undefined, run),
    every: (period, run) => wait(period, period, run),
    waiting: () => queue.size,
    sleep: (by) => {
      now += by;
      const overdue = [...queue].filter(({ due }) => due <= now).toSorted((a, b) => a.due - b.due);
      return async () => {
        for (const entry of overdue) {
          if (!queue.has(entry)) continue;
          if (entry.period === undefined) queue.delete(entry);
          else entry.due = now + entry.period;
          entry.run();
          await settled();
        }
      };
    },
    advance: async (by) => {
      const end = now + by;
      for (;;) {
        await settled();
        const [next] = [...queue].filter((entry) => entry.due <= end).toSorted((a, b) => a.due - b.due);
        if (next === undefined) break;
        now = next.due;
        if (next.period === undefined) queue.delete(next);
        else next.due += next.period;
        next.run();
      }
      now = end;
      await settled();
    },
  };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
