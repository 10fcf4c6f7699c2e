import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION_WATCH, type SessionWatchEvent, type SessionWatchState } from '../../../core/session/session-watch.ts';
import { SESSION_WATCH_SAMPLES } from '../../support/samples/session/session-watch-samples.ts';

const { initial, step } = SESSION_WATCH;

describe('session watch', () => {
  it('asks every 60 s while the page is visible [SI-7]', () => {
    const [started, ...first] = step(initial, { type: 'page-started', at: 1000, isVisible: true });
    expect(first).toEqual([{ type: 'wake-in', delay: 60_000 }]);
    const [asked, ...effects] = step(started, { type: 'wait-ended', at: 61_000 });
    expect(effects).toEqual([{ type: 'ask' }, { type: 'wake-in', delay: 60_000 }]);
    expect(asked).toEqual({ phase: 'watching', askedAt: 61_000 });
  });

  it('asks nothing while hidden [SI-7]', () => {
    const watching: SessionWatchState = { phase: 'watching', askedAt: 1000 };
    const [hidden, ...effects] = step(watching, { type: 'became-hidden' });
    expect(effects).toEqual([{ type: 'forget-wake' }]);
    expect(step(hidden, { type: 'wait-ended', at: 90_000 })).toEqual([hidden]);
    expect(step(initial, { type: 'page-started', at: 1, isVisible: false })).toEqual([{ phase: 'hidden', askedAt: 1 }]);
  });

  it('asks once on return after three hours, and waits out the rest of a short absence [SI-7]', () => {
    const hidden: SessionWatchState = { phase: 'hidden', askedAt: 1000 };
    expect(step(hidden, { type: 'became-visible', at: 10_801_000 })).toEqual([
      { phase: 'watching', askedAt: 10_801_000 },
      { type: 'ask' },
      { type: 'wake-in', delay: 60_000 },
    ]);
    expect(step(hidden, { type: 'became-visible', at: 21_000 })).toEqual([
      { phase: 'watching', askedAt: 1000 },
      { type: 'wake-in', delay: 40_000 },
    ]);
  });

  it('asks at once when the page is there again as it was left [SI-9, REL-23]', () => {
    const watching: SessionWatchState = { phase: 'watching', askedAt: 1000 };
    expect(step(watching, { type: 'page-returned', at: 2000 })).toEqual([
      { phase: 'watching', askedAt: 2000 },
      { type: 'ask' },
      { type: 'wake-in', delay: 60_000 },
    ]);
    expect(step({ phase: 'hidden', askedAt: 1000 }, { type: 'page-returned', at: 2000 })).toEqual([
      { phase: 'hidden', askedAt: 2000 },
      { type: 'ask' },
    ]);
    expect(step(initial, { type: 'page-returned', at: 2000 })).toEqual([initial]);
  });

  it('survives a device clock that was set back [SI-7]', () => {
    const hidden: SessionWatchState = { phase: 'hidden', askedAt: 500_000 };
    expect(step(hidden, { type: 'became-visible', at: 1000 })).toEqual([
      { phase: 'watching', askedAt: 1000 },
      { type: 'wake-in', delay: 60_000 },
    ]);
  });

  it('never asks twice within 60 s and never while hidden [SI-7]', () => {
    const anyEvent = fc.constantFrom<SessionWatchEvent['type']>('became-hidden', 'became-visible', 'wait-ended');
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 100_000 }))), (happenings) => {
        let [state] = step(initial, { type: 'page-started', at: 0, isVisible: true });
        let now = 0;
        let wakeAt = 60_000;
        const asks: number[] = [];
        for (const [type, later] of happenings) {
          now = type === 'wait-ended' ? Math.max(now, wakeAt) : now + later;
          const isHidden = state.phase === 'hidden';
          const [next, ...effects] = step(state, { type, at: now } as SessionWatchEvent);
          for (const effect of effects) {
            if (effect.type === 'ask') asks.push(now);
            if (effect.type === 'wake-in') wakeAt = now + effect.delay;
          }
          expect(isHidden && type !== 'became-visible' && effects.length > 0).toBe(false);
          state = next;
        }
        expect(asks.every((at, index) => at - (asks[index - 1] ?? 0) >= 60_000)).toBe(true);
      }),
    );
  });

  it('keeps to the moments each page began with, so that a thousand do not ask at once after an outage [SI-7, REL-20]', () => {
    const outageEnds = 600_000;
    const firstAsks = Array.from({ length: 1000 }, (_, client) => {
      let [state] = step(initial, { type: 'page-started', at: client * 60, isVisible: true });
      let at = client * 60;
      while (at < outageEnds) {
        const [next, ...effects] = step(state, { type: 'wait-ended', at: at + 60_000 });
        expect(effects).toEqual([{ type: 'ask' }, { type: 'wake-in', delay: 60_000 }]);
        state = next;
        at += 60_000;
      }
      return at;
    });
    expect(Math.max(...firstAsks) - Math.min(...firstAsks)).toBeGreaterThanOrEqual(0.8 * 60_000);
    const mostInOneSecond = Math.max(
      ...firstAsks.map((from) => firstAsks.filter((at) => at >= from && at < from + 1000).length),
    );
    expect(mostInOneSecond).toBeLessThanOrEqual(20);
  });

  it('starts once, and stops with its page [SI-7]', () => {
    const watching: SessionWatchState = { phase: 'watching', askedAt: 1000 };
    const hidden: SessionWatchState = { phase: 'hidden', askedAt: 1000 };
    expect(step(watching, { type: 'page-started', at: 9000, isVisible: true })).toEqual([watching]);
    expect(step(hidden, { type: 'page-started', at: 9000, isVisible: true })).toEqual([hidden]);
    expect(step(watching, { type: 'became-hidden' })).toEqual([hidden, { type: 'forget-wake' }]);
    expect(step(watching, { type: 'page-stopped' })).toEqual([{ phase: 'idle' }, { type: 'forget-wake' }]);
    expect(step(hidden, { type: 'page-stopped' })).toEqual([{ phase: 'idle' }]);
    expect(step(initial, { type: 'page-stopped' })).toEqual([{ phase: 'idle' }]);
  });

  it('asks on return from the moment that 60 s have passed [SI-7]', () => {
    const hidden: SessionWatchState = { phase: 'hidden', askedAt: 1000 };
    expect(step(hidden, { type: 'became-visible', at: 60_999 })[1]).toEqual({ type: 'wake-in', delay: 1 });
    expect(step(hidden, { type: 'became-visible', at: 61_000 })[1]).toEqual({ type: 'ask' });
  });

  it('takes no event without a real time [SI-7]', () => {
    for (const state of SESSION_WATCH_SAMPLES.states) {
      for (const at of [Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
        expect(step(state, { type: 'page-started', at, isVisible: true })).toEqual([state]);
        expect(step(state, { type: 'became-visible', at })).toEqual([state]);
        expect(step(state, { type: 'wait-ended', at })).toEqual([state]);
      }
    }
  });

  it('takes every event in every state and sets at most one wake [SI-7]', () => {
    for (const state of SESSION_WATCH_SAMPLES.states) {
      for (const event of SESSION_WATCH_SAMPLES.events) {
        const [, ...effects] = step(state, event);
        const wakes = effects.flatMap((effect) => (effect.type === 'wake-in' ? [effect.delay] : []));
        expect(wakes.length).toBeLessThanOrEqual(1);
        expect(wakes.every((delay) => delay > 0 && delay <= 60_000)).toBe(true);
      }
    }
  });
});
