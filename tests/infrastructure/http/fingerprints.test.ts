import { describe, expect, it } from 'vitest';
import type { Fingerprint } from '../../../core/session/fingerprint.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { fingerprints } from '../../../infrastructure/http/fingerprints.ts';

const time = { timers: manualTimers(), now: () => 0 };
const PRINT: Fingerprint = { token: 'hint', expiresAt: 10, components: {} };

describe('the fingerprint that refused calls ask for', () => {
  it('is loaded once for all that wait [FPR-4]', async () => {
    let loads = 0;
    const print = fingerprints({
      ...time,
      log: () => undefined,
      load: async () => {
        loads += 1;
        return Promise.resolve(PRINT);
      },
    });
    expect(await Promise.all([print.newer(), print.newer(), print.newer()])).toEqual(['hint', 'hint', 'hint']);
    expect(loads).toBe(1);
  });

  it('is tried no more after the second failure; each is logged [FPR-3, SEC-63]', async () => {
    let loads = 0;
    const logged: string[] = [];
    const print = fingerprints({
      ...time,
      log: (line) => logged.push(line),
      load: async () => {
        loads += 1;
        return loads === 1 ? Promise.resolve(undefined) : Promise.reject(new Error('blocked'));
      },
    });
    for (let call = 0; call < 4; call += 1) expect(await print.newer()).toBeUndefined();
    expect(loads).toBe(2);
    expect(logged).toEqual(['fail load fingerprint: 1', 'fail load fingerprint: 2']);
  });

  it('is loaded 8 s after the start, lies ready until it runs out, and nothing waits for it [FPR-2, FPR-5]', async () => {
    const timers = manualTimers();
    let now = 0;
    let loads = 0;
    const print = fingerprints({
      timers,
      now: () => now,
      log: () => undefined,
      load: async () => {
        loads += 1;
        return Promise.resolve(PRINT);
      },
    });
    const stop = print.start();
    await timers.advance(7999);
    expect([loads, print.current()]).toEqual([0, undefined]);
    await timers.advance(1);
    expect([loads, print.current()]).toEqual([1, PRINT]);
    now = 10;
    expect(print.current()).toBeUndefined();
    stop();
  });

  it('is not loaded on a page that was left before [FPR-2]', async () => {
    const timers = manualTimers();
    let loads = 0;
    const load = async () => {
      loads += 1;
      return Promise.resolve(PRINT);
    };
    fingerprints({ timers, now: () => 0, log: () => undefined, load }).start()();
    await timers.advance(60_000);
    expect([loads, timers.waiting()]).toEqual([0, 0]);
  });
});
