import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedQueue, type QueueBounds } from '../../../infrastructure/http/bounded-queue.ts';

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

  /** A queue with one place that is taken, and what begins in it from then on. */
  function heldQueue(bounds: Omit<QueueBounds, 'atOnce'>) {
    const queue = boundedQueue({ atOnce: 1, ...bounds });
    const begun: string[] = [];
    let release = (): void => undefined;
    const held = queue(() => new Promise<void>((resolve) => (release = resolve)));
    const ask = (by: string, name: string, isGone?: () => boolean) =>
      queue(async () => begun.push(name), { by, ...(isGone && { isGone }) });
    return {
      begun,
      ask,
      end: async () => {
        release();
        await held;
      },
    };
  }

  it('lets those who ask take turns, however much one of them asks for', async () => {
    const { ask, begun, end } = heldQueue({ waiting: 10 });
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => ask(name.slice(0, 1), name));
    await end();
    await Promise.all(all.map(async (task) => task));
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('refuses who waits for too much alone, and nobody else', async () => {
    const { ask, begun, end } = heldQueue({ waiting: 10, waitingEach: 2 });
    const all = ['a1', 'a2', 'a3', 'b1'].map((name) => ask(name.slice(0, 1), name));
    expect(all.map((task) => task === undefined)).toEqual([false, false, true, false]);
    await end();
    await Promise.all(all.map(async (task) => task));
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('makes room, where it is full, at the cost of whoever waits for most', async () => {
    const { ask, begun, end } = heldQueue({ waiting: 3 });
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'a4'].map((name) => ask(name.slice(0, 1), name));
    expect(all.map((task) => task === undefined)).toEqual([false, false, false, false, true, true]);
    await end();
    expect(await Promise.all(all.map(async (task) => task))).toEqual([1, 3, undefined, 2, undefined, undefined]);
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('drops what nobody waits for any more, which takes no place either', async () => {
    const { ask, begun, end } = heldQueue({ waiting: 10, waitingEach: 2 });
    const gone = new Set(['a1', 'a2', 'b1']);
    const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ask(name.slice(0, 1), name, () => gone.has(name)));
    expect(all).not.toContain(undefined);
    await end();
    expect(await Promise.all(all.map(async (task) => task))).toEqual([undefined, undefined, 1, undefined, 2]);
    expect(begun).toEqual(['a3', 'c1']);
  });
});
