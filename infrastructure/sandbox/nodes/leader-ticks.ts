import { randomUUID } from 'node:crypto';
import { seconds } from '../../../core/shared/time.ts';
import type { NodeLink } from './node-link.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** The ticks of the site, which one node makes for all. */
export interface LeaderTicks {
  /** Ticks where this node leads. */
  readonly tickIfLeading: () => Promise<void>;
  /** A tick, by this node or by the one that leads; resolves when it is over. */
  readonly tick: () => Promise<void>;
  /** Another node waits for a tick. */
  readonly tickFor: (by: string) => Promise<void>;
  /** The tick that somebody waited for is over. */
  readonly ticked: (by: string) => void;
}

/** A node that leads may have died: whoever waits goes on without its tick. */
const LONGEST_TICK = seconds(5);

export function leaderTicks(link: NodeLink, runTick: () => Promise<void>): LeaderTicks {
  const run = oneAtATime(runTick);
  const asked = new Map<string, () => void>();
  const elsewhere = async (): Promise<void> => {
    const by = randomUUID();
    const isOver = new Promise<void>((resolve) => {
      const limit = setTimeout(resolve, LONGEST_TICK);
      asked.set(by, () => {
        clearTimeout(limit);
        resolve();
      });
    });
    await link.tell({ kind: 'tick-wanted', by });
    await isOver;
    asked.delete(by);
  };
  return {
    tickIfLeading: async () => {
      if (await link.lead()) await run();
    },
    tick: async () => ((await link.lead()) ? run() : elsewhere()),
    tickFor: async (by) => {
      if (!(await link.lead())) return;
      await run();
      await link.tell({ kind: 'ticked', by });
    },
    ticked: (by) => asked.get(by)?.(),
  };
}
