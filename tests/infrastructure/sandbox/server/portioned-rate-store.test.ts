import { describe, expect, it } from 'vitest';
import { portionedRateStore, type CountTries } from '../../../../infrastructure/sandbox/server/portioned-rate-store.ts';

const MINUTE = 60_000;

/** Windows as the database keeps them, and processes that count in them. */
function site() {
  let now = 0;
  let asked = 0;
  let isReachable = true;
  const windows = new Map<string, { tries: number; endsAt: number }>();
  const countTries: CountTries = async ({ name, tries, now: at, within }) => {
    asked += 1;
    await Promise.resolve();
    if (!isReachable) throw new Error('unreachable');
    const known = windows.get(name);
    const next =
      known !== undefined && known.endsAt > at
        ? { ...known, tries: known.tries + tries }
        : { tries, endsAt: at + within };
    windows.set(name, next);
    return next;
  };
  return {
    process: (max: number) => {
      const store = new (portionedRateStore(countTries, () => now))({});
      return async (key = 'somebody'): Promise<boolean> =>
        new Promise((resolve, reject) => {
          store.incr(
            key,
            (error, result) => (result === undefined ? reject(error!) : resolve(result.current <= max)),
            MINUTE,
            max,
          );
        });
    },
    asked: () => asked,
    move: (by: number) => {
      now += by;
    },
    cut: () => {
      isReachable = false;
    },
  };
}

describe('limits that several processes count for together', () => {
  it.each([1, 2, 15, 300, 1200])('let no more than %d in, and not much less', async (max) => {
    const { process } = site();
    const processes = [process(max), process(max), process(max)];
    let letIn = 0;
    for (let count = 0; count < 2 * max + 20; count += 1) if (await processes[count % 3]!()) letIn += 1;
    expect(letIn).toBeLessThanOrEqual(max);
    expect(letIn).toBeGreaterThanOrEqual(max - 2 * Math.floor(max / 16));
  });

  it.each([300, 1200])('refuse nobody far below %d where 64 processes count', async (max) => {
    const { process } = site();
    const processes = Array.from({ length: 64 }, () => process(max));
    for (const ask of processes) expect(await ask()).toBe(true);
    let letIn = 64;
    for (let turn = 0; await processes[turn % 64]!(); turn += 1) letIn += 1;
    expect(letIn).toBeGreaterThanOrEqual(max / 2);
    for (let turn = 0; turn < 2 * max; turn += 1) if (await processes[turn % 64]!()) letIn += 1;
    expect(letIn).toBeLessThanOrEqual(max);
  });

  it('refuse nobody far below the limit who stays with one process after all others', async () => {
    const { process } = site();
    const processes = Array.from({ length: 24 }, () => process(1200));
    let letIn = 0;
    for (const ask of processes) if (await ask()) letIn += 1;
    while (await processes[0]!()) letIn += 1;
    expect(letIn).toBe(1200);
  });

  it('let no more in where all come at once', async () => {
    const { process } = site();
    const processes = [process(40), process(40), process(40)];
    const letIn = await Promise.all(Array.from({ length: 200 }, async (_, index) => processes[index % 3]!()));
    expect(letIn.filter(Boolean).length).toBeLessThanOrEqual(40);
    expect(letIn.filter(Boolean).length).toBeGreaterThanOrEqual(36);
  });

  it('count what another process counted with the next request', async () => {
    const { process } = site();
    const [one, other] = [process(2), process(2)];
    expect([await one(), await one(), await other()]).toEqual([true, true, false]);
  });

  it('ask once for many requests, and not at all once the window is used up', async () => {
    const { process, asked } = site();
    const only = process(1200);
    for (let count = 0; count < 1100; count += 1) await only();
    expect(asked()).toBeLessThan(50);
    for (let count = 0; count < 110; count += 1) await only();
    const used = asked();
    for (let count = 0; count < 1000; count += 1) expect(await only()).toBe(false);
    expect(asked()).toBe(used);
  });

  it('begin anew when the window ends', async () => {
    const { process, move } = site();
    const only = process(1);
    expect([await only(), await only()]).toEqual([true, false]);
    move(MINUTE);
    expect(await only()).toBe(true);
  });

  it('hold in each process alone where nothing is shared any more', async () => {
    const { process, cut } = site();
    const [one, other] = [process(2), process(2)];
    cut();
    expect([await one(), await one(), await one()]).toEqual([true, true, false]);
    expect(await other()).toBe(true);
  });

  it('forgets windows that have ended and keeps what it has taken of the open ones', async () => {
    const { process, move, asked } = site();
    const allow = process(100);
    await allow('early');
    move(MINUTE / 2);
    for (let count = 0; count < 4; count += 1) await allow('late');
    move(MINUTE / 2 + 1);
    await allow('early');
    const before = asked();
    for (let count = 0; count < 3; count += 1) expect(await allow('late')).toBe(true);
    expect(asked()).toBe(before);
  });
});
