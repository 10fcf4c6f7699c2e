import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedQueue } from '../../../infrastructure/http/bounded-queue.ts';

describe('a bounded queue', () => {
  it('never runs more at once than it may, runs all that it took, in their order, and refuses the others', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 15 }),
        async (scheduler, atOnce, waiting, asked) => {
          const queue = boundedQueue({ atOnce, waiting });
          const begun: number[] = [];
          let [running, most] = [0, 0];
          const tasks = Array.from({ length: asked }, (_, place) =>
            queue(async () => {
              begun.push(place);
              running += 1;
              most = Math.max(most, running);
              await scheduler.schedule(Promise.resolve());
              running -= 1;
              if (place % 3 === 0) throw new Error('failed');
              return place;
            }),
          );
          const taken = tasks.filter((task) => task !== undefined);
          const done = Promise.allSettled(taken);
          await scheduler.waitFor(done);
          const length = Math.min(asked, atOnce + waiting);
          expect(taken).toHaveLength(length);
          expect(begun).toEqual(Array.from({ length }, (_, place) => place));
          expect(most).toBeLessThanOrEqual(atOnce);
        },
      ),
    );
  });
});
