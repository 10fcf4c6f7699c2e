import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACKGROUND_TIMERS,
  type BackgroundTimersEvent,
  type BackgroundTimersState,
} from '../../../core/site/browser/background-timers.ts';
import { BACKGROUND_TIMERS_SAMPLES } from '../../support/samples/session/background-timers-samples.ts';
import {
  afterChunkFailure,
  CHUNK_RELOADED_AT,
  type ChunkFailureFacts,
} from '../../../core/site/browser/chunk-reload.ts';
import { LOADING_BAR, type LoadingBarEvent, type LoadingBarState } from '../../../core/site/browser/loading-bar.ts';
import { LOADING_BAR_SAMPLES } from '../../support/samples/site/loading-bar-samples.ts';

describe('background timers', () => {
  const { initial, step } = BACKGROUND_TIMERS;

  it('pause 30 s after the player left [TMR-1]', () => {
    const [leaving, ...effects] = step(initial, { type: 'page-left' });
    expect(leaving).toEqual({ phase: 'leaving' });
    expect(effects).toEqual([{ type: 'wake-in', delay: 30_000 }]);
    expect(step(leaving, { type: 'page-left' })).toEqual([leaving]);
    expect(step(leaving, { type: 'wait-ended' })).toEqual([{ phase: 'paused' }, { type: 'pause' }]);
  });

  it('run on through a short absence and resume after a long one [TMR-2]', () => {
    expect(step({ phase: 'leaving' }, { type: 'page-entered' })).toEqual([
      { phase: 'running' },
      { type: 'forget-wake' },
    ]);
    expect(step({ phase: 'paused' }, { type: 'page-entered' })).toEqual([{ phase: 'running' }, { type: 'resume' }]);
    expect(step(initial, { type: 'page-entered' })).toEqual([initial]);
    expect(step({ phase: 'paused' }, { type: 'page-left' })).toEqual([{ phase: 'paused' }]);
    expect(step(initial, { type: 'wait-ended' })).toEqual([initial]);
  });

  it('never pause twice without a resume between, nor pause while the player is there [TMR-1] [TMR-2]', () => {
    const anyEvent = fc.oneof(
      { weight: 2, arbitrary: fc.constant<BackgroundTimersEvent>({ type: 'page-left' }) },
      { weight: 2, arbitrary: fc.constant<BackgroundTimersEvent>({ type: 'wait-ended' }) },
      { weight: 1, arbitrary: fc.constant<BackgroundTimersEvent>({ type: 'page-entered' }) },
    );
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let state: BackgroundTimersState = initial;
        let isPaused = false;
        let isAway = false;
        for (const event of events) {
          const [next, effect] = step(state, event);
          if (event.type === 'page-left') isAway = true;
          if (event.type === 'page-entered') isAway = false;
          expect(effect?.type !== 'pause' || (isAway && !isPaused)).toBe(true);
          expect(effect?.type !== 'resume' || isPaused).toBe(true);
          isPaused = effect?.type === 'pause' || (isPaused && effect?.type !== 'resume');
          state = next;
        }
        expect(state.phase === 'paused').toBe(isPaused);
      }),
    );
    expect(BACKGROUND_TIMERS_SAMPLES.states).toHaveLength(3);
    expect(BACKGROUND_TIMERS_SAMPLES.events).toHaveLength(3);
  });
});

describe('the loading bar', () => {
  const { initial, step } = LOADING_BAR;

  it('shows after 200 ms and is gone with the load [BAR-1] [BAR-2]', () => {
    const [throttled, ...first] = step(initial, { type: 'loading-started' });
    expect(throttled).toEqual({ phase: 'throttled', load: 1 });
    expect(first).toEqual([{ type: 'wake-in', delay: 200, load: 1 }]);
    const [shown, ...second] = step(throttled, { type: 'wait-ended', load: 1 });
    expect(shown).toEqual({ phase: 'shown', load: 1 });
    expect(second).toEqual([{ type: 'wake-in', delay: 5000, load: 1 }]);
    expect(step(shown, { type: 'loading-ended' })).toEqual([{ phase: 'hidden', load: 1 }]);
    expect(step(throttled, { type: 'loading-ended' })).toEqual([{ phase: 'hidden', load: 1 }]);
    expect(step(initial, { type: 'loading-ended' })[0]).toBe(initial);
    expect(step(shown, { type: 'unknown' } as never)).toEqual([shown]);
  });

  it('is gone after 5 s in any case [BAR-2]', () => {
    expect(step({ phase: 'shown', load: 1 }, { type: 'wait-ended', load: 1 })).toEqual([{ phase: 'hidden', load: 1 }]);
    expect(step({ phase: 'hidden', load: 1 }, { type: 'wait-ended', load: 1 })).toEqual([{ phase: 'hidden', load: 1 }]);
  });

  it('does not listen to the wakes of an earlier load [BAR-1]', () => {
    const [next, effect] = step({ phase: 'shown', load: 1 }, { type: 'loading-started' });
    expect([next, effect]).toEqual([
      { phase: 'throttled', load: 2 },
      { type: 'wake-in', delay: 200, load: 2 },
    ]);
    expect(step(next, { type: 'wait-ended', load: 1 })).toEqual([next]);
  });

  it('never shows for a load that is over [BAR-2]', () => {
    const anyEvent = fc.oneof(
      fc.constant<LoadingBarEvent>({ type: 'loading-started' }),
      fc.constant<LoadingBarEvent>({ type: 'loading-ended' }),
      fc.record({ type: fc.constant('wait-ended' as const), load: fc.nat(4) }),
    );
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let state: LoadingBarState = initial;
        let isLoading = false;
        for (const event of events) {
          [state] = step(state, event);
          if (event.type !== 'wait-ended') isLoading = event.type === 'loading-started';
          expect(isLoading || state.phase === 'hidden').toBe(true);
        }
      }),
    );
    for (const state of LOADING_BAR_SAMPLES.states) {
      for (const event of LOADING_BAR_SAMPLES.events) expect(step(state, event)[0].load).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('a part of the page that does not come', () => {
  const FACTS: ChunkFailureFacts = {
    now: 100_000,
    reloadedAt: undefined,
    isReloadRemembered: true,
    isBetInFlight: false,
    isOnline: true,
    isDialogOpen: false,
  };

  it.each([
    [undefined, 'reload'],
    [40_000, 'reload'],
    [40_001, 'offer-reload'],
    [100_000, 'offer-reload'],
    [200_000, 'offer-reload'],
    [Number.NaN, 'offer-reload'],
  ])('after a reload at %s leads to %s [CHK-1]', (reloadedAt, outcome) => {
    expect(afterChunkFailure({ ...FACTS, reloadedAt })).toBe(outcome);
  });

  it('never reloads while a bet is in flight [CHK-2]', () => {
    expect(afterChunkFailure({ ...FACTS, isBetInFlight: true })).toBe('offer-reload');
    expect(afterChunkFailure({ ...FACTS, isBetInFlight: undefined as never })).toBe('offer-reload');
  });

  it('never reloads where that could not be remembered [CHK-3]', () => {
    expect(afterChunkFailure({ ...FACTS, isReloadRemembered: false })).toBe('offer-reload');
    expect(afterChunkFailure({ ...FACTS, now: Number.NaN })).toBe('offer-reload');
    expect(CHUNK_RELOADED_AT.parse(5)).toEqual({ ok: true, value: 5 });
    expect(CHUNK_RELOADED_AT.parse('5')).toEqual({ ok: false, error: { code: 'no-moment' } });
    expect(CHUNK_RELOADED_AT.keepFor).toBe('session');
  });

  it('never reloads without a connection, nor behind an open dialog [CHK-4]', () => {
    for (const facts of [{ isOnline: false }, { isDialogOpen: true }, { isDialogOpen: undefined as never }]) {
      expect(afterChunkFailure({ ...FACTS, ...facts })).toBe('offer-reload');
    }
  });

  it('reloads at most once per 60 s, whatever the clock does [CHK-1]', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ now: fc.nat(1_000_000), isBetInFlight: fc.boolean() })), (failures) => {
        let reloadedAt: number | undefined;
        for (const { now, isBetInFlight } of failures) {
          const isReloaded = afterChunkFailure({ ...FACTS, now, isBetInFlight, reloadedAt }) === 'reload';
          const isDue = reloadedAt === undefined || now - reloadedAt >= 60_000;
          expect(isReloaded).toBe(isDue && !isBetInFlight);
          if (isReloaded) reloadedAt = now;
        }
      }),
    );
  });
});
