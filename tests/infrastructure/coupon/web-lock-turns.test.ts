import { describe, expect, it } from 'vitest';
import { webLockTurns } from '../../../infrastructure/coupon/web-lock-turns.ts';

/** Locks as a browser has them: one holder a name, the others wait in line. */
function fakeLocks(): LockManager {
  const lines = new Map<string, Promise<unknown>>();
  const request = (name: string, run: () => Promise<unknown>): Promise<unknown> => {
    const turn = (lines.get(name) ?? Promise.resolve()).then(run);
    lines.set(name, turn);
    return turn;
  };
  return { request } as unknown as LockManager;
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

describe('turns by locks', () => {
  it('let tabs of one player place one after another [PL-11]', async () => {
    const turns = webLockTurns(fakeLocks());
    const order: string[] = [];
    const leave = await turns.take(5);
    void turns.take(5).then(() => order.push('second'));
    await settled();
    order.push('first is done');
    leave();
    await settled();
    expect(order).toEqual(['first is done', 'second']);
  });

  it('do not hold up another player', async () => {
    const turns = webLockTurns(fakeLocks());
    await turns.take(5);
    expect(await turns.take(6)).toBeTypeOf('function');
  });

  it('come at once where the browser has no locks, or refuses them', async () => {
    expect(await webLockTurns(undefined).take(5)).toBeTypeOf('function');
    const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    expect(await webLockTurns(refusing as unknown as LockManager).take(5)).toBeTypeOf('function');
  });
});
