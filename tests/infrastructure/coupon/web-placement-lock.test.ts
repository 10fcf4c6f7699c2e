import { describe, expect, it } from 'vitest';
import { webPlacementLock } from '../../../infrastructure/coupon/web-placement-lock.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';

/** Locks as a browser has them: one holder a name, the others wait in line; every tab sees who holds what. */
function fakeLocks(): LockManager {
  const lines = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  const request = async (name: string, run: () => Promise<unknown>): Promise<unknown> => {
    const turn = (lines.get(name) ?? Promise.resolve()).then(async () => {
      held.add(name);
      await run();
      held.delete(name);
    });
    lines.set(name, turn);
    return turn;
  };
  const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })) });
  return { request, query } as unknown as LockManager;
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

describe('turns by locks', () => {
  it('let tabs of one player place one after another [PL-11]', async () => {
    const turns = webPlacementLock(fakeLocks(), manualTimers());
    const order: string[] = [];
    const { leave } = await turns.take(5);
    void turns.take(5).then(() => order.push('second'));
    await settled();
    order.push('first is done');
    leave();
    await settled();
    expect(order).toEqual(['first is done', 'second']);
  });

  it('tell the next tab what was placed, whatever the storage shows [PL-3]', async () => {
    const locks = fakeLocks();
    const timers = manualTimers();
    const [first, second] = [webPlacementLock(locks, timers), webPlacementLock(locks, timers)];
    const placement = { userId: 5, hash: 'single:17:a|100', at: 1_800_000_000_000 };
    const turn = await first.take(5);
    expect(turn.placed).toEqual([]);
    const next = second.take(5);
    first.note(placement);
    turn.leave();
    const { placed, leave } = await next;
    expect(placed).toEqual([placement]);
    leave();
    await timers.advance(59_999);
    expect((await first.take(5)).placed).toEqual([placement]);
  });

  it('forget it after a minute', async () => {
    const timers = manualTimers();
    const turns = webPlacementLock(fakeLocks(), timers);
    const turn = await turns.take(5);
    turns.note({ userId: 5, hash: 'a', at: 1 });
    turn.leave();
    await settled();
    await timers.advance(60_000);
    await settled();
    expect((await turns.take(5)).placed).toEqual([]);
  });

  it('do not hold up another player', async () => {
    const turns = webPlacementLock(fakeLocks(), manualTimers());
    await turns.take(5);
    expect((await turns.take(6)).leave).toBeTypeOf('function');
  });

  it('come at once where the browser has no locks, or refuses them', async () => {
    const without = webPlacementLock(undefined, manualTimers());
    without.note({ userId: 5, hash: 'a', at: 1 });
    expect((await without.take(5)).placed).toEqual([]);
    const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const refused = webPlacementLock(refusing as unknown as LockManager, manualTimers());
    refused.note({ userId: 5, hash: 'a', at: 1 });
    expect((await refused.take(5)).placed).toEqual([]);
  });
});
