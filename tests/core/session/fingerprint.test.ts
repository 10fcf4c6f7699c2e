import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentFingerprint,
  FINGERPRINT,
  takesFingerprint,
  type FingerprintEffect,
  type FingerprintEvent,
  type FingerprintState,
} from '../../../core/session/fingerprint.ts';

const { initial, step } = FINGERPRINT;
const fingerprint = { token: 'print', expiresAt: 5000, components: {} };
const loaded: FingerprintEvent = { type: 'loaded', fingerprint };
const failed: FingerprintEvent = { type: 'load-failed' };
const refused = (call: number): FingerprintEvent => ({ type: 'call-refused', call });

function walk(...events: FingerprintEvent[]): { state: FingerprintState; effects: FingerprintEffect[] } {
  let state = initial;
  const effects: FingerprintEffect[] = [];
  for (const event of events) {
    const [next, ...asked] = step(state, event);
    state = next;
    effects.push(...asked);
  }
  return { state, effects };
}
const started: FingerprintEvent = { type: 'page-started' };
const waited: FingerprintEvent = { type: 'wait-ended' };

describe('a fingerprint', () => {
  it('goes to own hosts alone [FPR-1, SEC-63]', () => {
    const own = ['Site.Example', 'api.site.example', ''];
    expect(takesFingerprint('site.example', own)).toBe(true);
    expect(takesFingerprint('API.site.example', own)).toBe(true);
    expect(takesFingerprint('evil-site.example', own)).toBe(false);
    expect(takesFingerprint('site.example.evil.example', own)).toBe(false);
    expect(takesFingerprint('', own)).toBe(false);
    expect(takesFingerprint('site.example', [])).toBe(false);
  });

  it('is loaded 8 s after the start [FPR-2]', () => {
    expect(walk(started)).toEqual({ state: { phase: 'scheduled' }, effects: [{ type: 'wake-in', delay: 8000 }] });
    expect(walk(started, started).effects).toHaveLength(1);
    expect(walk(waited)).toEqual({ state: initial, effects: [] });
    expect(walk(started, waited, waited)).toEqual({
      state: { phase: 'loading', waiting: [], failures: 0 },
      effects: [{ type: 'wake-in', delay: 8000 }, { type: 'load' }],
    });
    expect(walk(started, waited, loaded).state).toEqual({ phase: 'ready', fingerprint, failures: 0 });
  });

  it('is loaded earlier where the server asks for it [FPR-2, FPR-4]', () => {
    expect(walk(refused(1)).effects).toEqual([{ type: 'load' }]);
    expect(walk(started, refused(1), waited)).toEqual({
      state: { phase: 'loading', waiting: [1], failures: 0 },
      effects: [{ type: 'wake-in', delay: 8000 }, { type: 'forget-wake' }, { type: 'load' }],
    });
  });

  it('serves all calls that wait with one load [FPR-4]', () => {
    expect(walk(refused(1), refused(2), loaded)).toEqual({
      state: { phase: 'ready', fingerprint, failures: 0 },
      effects: [
        { type: 'load' },
        { type: 'repeat', call: 1, token: 'print' },
        { type: 'repeat', call: 2, token: 'print' },
      ],
    });
    expect(walk(refused(1), loaded, refused(2)).effects.at(-1)).toEqual({ type: 'load' });
    expect(walk(loaded)).toEqual({ state: initial, effects: [] });
    expect(walk(failed)).toEqual({ state: initial, effects: [] });
  });

  it('is tried twice and then no more [FPR-3, FPR-4]', () => {
    const once = walk(refused(1), failed);
    expect(once.state).toEqual({ phase: 'missing', failures: 1 });
    expect(once.effects.slice(1)).toEqual([
      { type: 'log-failure', failures: 1 },
      { type: 'give-up', call: 1 },
    ]);
    const twice = walk(refused(1), failed, refused(2), failed);
    expect(twice.state).toEqual({ phase: 'given-up' });
    expect(twice.effects.slice(-2)).toEqual([
      { type: 'log-failure', failures: 2 },
      { type: 'give-up', call: 2 },
    ]);
    expect(step({ phase: 'given-up' }, refused(3))).toEqual([{ phase: 'given-up' }, { type: 'give-up', call: 3 }]);
  });

  it('counts failures over all loads of a page [FPR-3]', () => {
    expect(walk(refused(1), failed, refused(2), loaded).state).toEqual({ phase: 'ready', fingerprint, failures: 1 });
    expect(walk(refused(1), failed, refused(2), loaded, refused(3), failed).state).toEqual({ phase: 'given-up' });
  });

  it('is forgotten with its page [FPR-4]', () => {
    const stopped: FingerprintEvent = { type: 'page-stopped' };
    expect(walk(started, stopped)).toEqual({
      state: initial,
      effects: [{ type: 'wake-in', delay: 8000 }, { type: 'forget-wake' }],
    });
    expect(walk(refused(1), stopped)).toEqual({
      state: { phase: 'missing', failures: 0 },
      effects: [{ type: 'load' }, { type: 'give-up', call: 1 }],
    });
    expect(walk(stopped)).toEqual({ state: initial, effects: [] });
  });

  it('is sent with a sign-in while it holds, and never waited for [FPR-5]', () => {
    const ready: FingerprintState = { phase: 'ready', fingerprint, failures: 0 };
    expect(currentFingerprint(ready, 4999)).toBe(fingerprint);
    expect(currentFingerprint(ready, 5000)).toBeUndefined();
    expect(currentFingerprint(ready, Number.NaN)).toBeUndefined();
    expect(currentFingerprint({ phase: 'given-up' }, 0)).toBeUndefined();
    expect(currentFingerprint({ phase: 'loading', waiting: [], failures: 0 }, 0)).toBeUndefined();
  });

  it('never fails more than twice, and ends every call that asks for one [FPR-3, FPR-4, SEC-63]', () => {
    const events = fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constant('call-refused' as const) },
        { weight: 2, arbitrary: fc.constantFrom('loaded' as const, 'load-failed' as const) },
        { weight: 1, arbitrary: fc.constantFrom('page-started' as const, 'wait-ended' as const) },
      ),
    );
    fc.assert(
      fc.property(events, (types) => {
        const run = types.map((type, call): FingerprintEvent => {
          if (type === 'call-refused') return { type, call };
          return type === 'loaded' ? loaded : { type };
        });
        const { state, effects } = walk(...run, failed, { type: 'page-stopped' });
        const asked = types.flatMap((type, call) => (type === 'call-refused' ? [call] : []));
        const ended = effects.flatMap((effect) => ('call' in effect ? [effect.call] : []));
        expect(ended.toSorted((one, other) => one - other)).toEqual(asked);
        expect(effects.filter(({ type }) => type === 'log-failure').length).toBeLessThanOrEqual(2);
        expect(state.phase).not.toBe('loading');
      }),
    );
  });
});
