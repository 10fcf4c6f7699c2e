import { expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import type { BoundedQueue } from '../../../infrastructure/http/bounded-queue.ts';
import { keptFor } from '../../../infrastructure/sandbox/statistics/kept-for.ts';

function open() {
  const clock = { now: 0 };
  const queue = { isFull: false, drops: false };
  const run: BoundedQueue = (task) => {
    if (queue.isFull) return undefined;
    return queue.drops ? Promise.resolve(undefined) : task();
  };
  const kept = keptFor<number>(() => clock.now, run);
  let made = 0;
  const ask = (make = () => Promise.resolve((made += 1))) => kept({ key: 'table', by: 'one' }, make);
  return { clock, queue, ask };
}

it('what was made is given for a minute, then made anew', async () => {
  const { clock, ask } = open();
  expect([await ask(), await ask()]).toEqual([1, 1]);
  clock.now += minutes(1);
  expect(await ask()).toBe(2);
});

it('what failed, found the queue full or lost its turn in it is made at the next asking', async () => {
  const { queue, ask } = open();
  await expect(ask(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  queue.isFull = true;
  expect(await ask()).toBeUndefined();
  Object.assign(queue, { isFull: false, drops: true });
  expect(await ask()).toBeUndefined();
  queue.drops = false;
  expect(await ask()).toBe(1);
});
