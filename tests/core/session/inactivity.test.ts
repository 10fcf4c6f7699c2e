import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTIVITY_KINDS,
  allowedIdleness,
  idleSecondsLeft,
  idleWarningIn,
  INACTIVITY,
  type InactivityEvent,
  type InactivityState,
} from '../../../core/session/inactivity.ts';
import { SIGNED_OUT_NOTICE } from '../../../core/session/signed-out-notice.ts';
import { INACTIVITY_SAMPLES } from '../../support/samples/session/inactivity-samples.ts';

const { initial, step } = INACTIVITY;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const watching = (fields: Partial<Extract<InactivityState, { phase: 'watching' }>> = {}): InactivityState => ({
  phase: 'watching',
  allowed: 30 * MINUTE,
  activeAt: 0,
  endsAt: 12 * HOUR,
  isMediaPlaying: false,
  ...fields,
});

describe('the idleness that a site allows', () => {
  it.each([
    [true, 5, 5],
    [true, 0.5, 0.5],
    [true, 720, 720],
    [true, 721, 30],
    [true, 0, 30],
    [true, -1, 30],
    [true, Number.NaN, 30],
    [true, Number.POSITIVE_INFINITY, 30],
    [true, undefined, 30],
  ])('switched on %s with %s is %s minutes [IDL-3]', (isAutoLogoffEnabled, autoLogoffMinutes, allowed) => {
    expect(allowedIdleness({ isAutoLogoffEnabled, autoLogoffMinutes })).toBe(allowed * MINUTE);
  });

  it('has no end where idle players are not signed out [IDL-3]', () => {
    expect(allowedIdleness({ isAutoLogoffEnabled: false, autoLogoffMinutes: 5 })).toBeUndefined();
    expect(step(initial, { type: 'signed-in', at: 0, allowed: undefined })).toEqual([{ phase: 'off' }]);
    expect(step(initial, { type: 'signed-in', at: 0, allowed: 0 })).toEqual([{ phase: 'off' }]);
    expect(step(initial, { type: 'signed-in', at: 0, allowed: Number.NaN })).toEqual([{ phase: 'off' }]);
    expect(step(watching(), { type: 'signed-in', at: 0, allowed: undefined })).toEqual([
      { phase: 'off' },
      { type: 'forget-wake' },
    ]);
  });
});

describe('the time that a warned player has left', () => {
  it('is counted in whole seconds, and only once the warning is due [IDL-11]', () => {
    const left = (at: number) => idleSecondsLeft(watching(), at);
    expect([29 * MINUTE - 1, 29 * MINUTE, 29 * MINUTE + 500, 30 * MINUTE, 31 * MINUTE].map(left)).toEqual([
      undefined,
      60,
      60,
      0,
      0,
    ]);
    expect(idleSecondsLeft(watching({ isMediaPlaying: true }), 29.5 * MINUTE)).toBeUndefined();
    expect(idleSecondsLeft({ phase: 'off' }, 29.5 * MINUTE)).toBeUndefined();
  });
});

describe('inactivity', () => {
  it('is broken by the mouse, the keys, a touch, the wheel and a resize [IDL-1]', () => {
    expect([...ACTIVITY_KINDS].toSorted()).toEqual([
      'key-pressed',
      'mouse-moved',
      'mouse-pressed',
      'resized',
      'touched',
      'wheel-turned',
    ]);
  });

  it('takes activities within 100 ms as one [IDL-2]', () => {
    const state = watching({ activeAt: 1000 });
    expect(step(state, { type: 'activity-seen', at: 1099 })).toEqual([state]);
    expect(step(state, { type: 'activity-seen', at: 1100 })).toEqual([watching({ activeAt: 1100 })]);
  });

  it('signs out after the allowed time and not a moment earlier [IDL-4, IDL-6]', () => {
    const [state, ...first] = step(initial, { type: 'signed-in', at: 5, allowed: 30 * MINUTE });
    expect(state).toEqual(watching({ activeAt: 5, endsAt: 12 * HOUR + 5 }));
    expect(first).toEqual([{ type: 'wake-in', delay: 30 * MINUTE }]);
    expect(step(state, { type: 'wait-ended', at: 30 * MINUTE + 4 })).toEqual([state, { type: 'wake-in', delay: 1 }]);
    expect(step(state, { type: 'wait-ended', at: 30 * MINUTE + 5 })).toEqual([
      { phase: 'signing-out' },
      { type: 'remember-notice', reason: 'inactivity' },
      { type: 'sign-out' },
    ]);
  });

  it('signs out by the first activity after the end where no wake has come before it [IDL-4, IDL-7]', () => {
    const seen = (at: number) => step(watching(), { type: 'activity-seen', at });
    expect(step(watching(), { type: 'media-started', at: HOUR })).toEqual(seen(HOUR));
    expect(seen(30 * MINUTE - 1)).toEqual([watching({ activeAt: 30 * MINUTE - 1 })]);
    for (const at of [30 * MINUTE, 3 * HOUR]) {
      expect(seen(at)).toEqual([
        { phase: 'signing-out' },
        { type: 'remember-notice', reason: 'inactivity' },
        { type: 'sign-out' },
      ]);
    }
    const busy = watching({ activeAt: 12 * HOUR - 1 });
    expect(step(busy, { type: 'activity-seen', at: 12 * HOUR })[1]).toEqual({
      type: 'remember-notice',
      reason: 'long-session',
    });
  });

  it('takes the word of a tab that was awake, until the session ends [IDL-7, IDL-9]', () => {
    const told = (at: number) => step(watching(), { type: 'active-elsewhere', at });
    expect(told(HOUR)).toEqual([watching({ activeAt: HOUR })]);
    expect(told(12 * HOUR)[0]).toEqual({ phase: 'signing-out' });
    expect(step(initial, { type: 'active-elsewhere', at: HOUR })).toEqual([initial]);
  });

  it('does not count while media plays, and counts from its end [IDL-5]', () => {
    const [playing, ...none] = step(watching(), { type: 'media-started', at: MINUTE });
    expect([playing, none]).toEqual([watching({ isMediaPlaying: true }), []]);
    expect(step(playing, { type: 'wait-ended', at: 30 * MINUTE })).toEqual([
      playing,
      { type: 'wake-in', delay: 12 * HOUR - 30 * MINUTE },
    ]);
    expect(step(playing, { type: 'media-stopped', at: 2 * HOUR })).toEqual([
      watching({ activeAt: 2 * HOUR }),
      { type: 'wake-in', delay: 30 * MINUTE },
    ]);
    expect(step(watching({ isMediaPlaying: true, activeAt: 9000 }), { type: 'media-stopped', at: 8000 })[0]).toEqual(
      watching({ activeAt: 9000 }),
    );
    expect(step(watching(), { type: 'media-stopped', at: HOUR })).toEqual([watching()]);
  });

  it('counts to the end that the server names, however long a timer can be [IDL-7, IDL-12]', () => {
    const told = (left: number) => step(watching({ activeAt: HOUR }), { type: 'end-told', at: HOUR, left });
    expect(told(10 * MINUTE)).toEqual([
      watching({ activeAt: HOUR, endsAt: HOUR + 10 * MINUTE }),
      { type: 'wake-in', delay: 10 * MINUTE },
    ]);
    expect(told(0).slice(1)).toEqual([{ type: 'remember-notice', reason: 'long-session' }, { type: 'sign-out' }]);
    expect(told(Number.NaN)).toEqual([watching({ activeAt: HOUR })]);
    const days = 30 * 24 * HOUR;
    const [kept] = step(watching({ isMediaPlaying: true }), { type: 'end-told', at: 0, left: days });
    expect(kept).toEqual(watching({ isMediaPlaying: true, endsAt: days }));
    expect(step(kept, { type: 'wait-ended', at: 12 * HOUR })).toEqual([kept, { type: 'wake-in', delay: 12 * HOUR }]);
  });

  it('ends a session of which the server names no end after twelve hours [IDL-7]', () => {
    const playing = watching({ isMediaPlaying: true, activeAt: 11 * HOUR });
    expect(step(playing, { type: 'wait-ended', at: 12 * HOUR - 1 })).toEqual([playing, { type: 'wake-in', delay: 1 }]);
    expect(step(playing, { type: 'wait-ended', at: 12 * HOUR })).toEqual([
      { phase: 'signing-out' },
      { type: 'remember-notice', reason: 'long-session' },
      { type: 'sign-out' },
    ]);
  });

  it('is announced a minute before the end, or half of a short while [IDL-8]', () => {
    const left = (allowed: number, at: number) => idleWarningIn(watching({ allowed, activeAt: 1000 }), at);
    expect(left(30 * MINUTE, 1000)).toBe(29 * MINUTE);
    expect(left(30 * MINUTE, 1000 + 29 * MINUTE)).toBe(0);
    expect(left(30 * MINUTE, HOUR)).toBe(0);
    expect(left(MINUTE, 1000)).toBe(MINUTE / 2);
    expect(idleWarningIn(initial, 0)).toBeUndefined();
    expect(idleWarningIn(watching({ isMediaPlaying: true }), 0)).toBeUndefined();
    expect(idleWarningIn(watching(), Number.NaN)).toBeUndefined();
  });

  it('is not watched once nobody is signed in [IDL-4]', () => {
    expect(step(watching(), { type: 'signed-out' })).toEqual([{ phase: 'off' }, { type: 'forget-wake' }]);
    for (const state of [initial, { phase: 'signing-out' }] satisfies InactivityState[]) {
      expect(step(state, { type: 'signed-out' })).toEqual([{ phase: 'off' }]);
      for (const type of [
        'activity-seen',
        'active-elsewhere',
        'media-started',
        'media-stopped',
        'wait-ended',
      ] as const) {
        expect(step(state, { type, at: 13 * HOUR })).toEqual([state]);
      }
    }
  });

  it('takes no event without a real time [IDL-4]', () => {
    for (const state of INACTIVITY_SAMPLES.states) {
      for (const type of ['activity-seen', 'active-elsewhere', 'media-stopped', 'wait-ended'] as const) {
        expect(step(state, { type, at: Number.NaN })).toEqual([state]);
        expect(step(state, { type, at: Number.POSITIVE_INFINITY })).toEqual([state]);
      }
    }
  });

  it('is said once on the next sign-in page, and only for a reason that is known [IDL-6]', () => {
    expect(SIGNED_OUT_NOTICE).toMatchObject({ keepFor: 'session', version: 1 });
    expect(SIGNED_OUT_NOTICE.parse('inactivity')).toEqual({ ok: true, value: 'inactivity' });
    expect(SIGNED_OUT_NOTICE.parse('long-session')).toEqual({ ok: true, value: 'long-session' });
    expect(SIGNED_OUT_NOTICE.parse('<b>')).toEqual({ ok: false, error: { code: 'unknown-reason' } });
    expect(SIGNED_OUT_NOTICE.parse(undefined).ok).toBe(false);
  });

  it('never signs out who was active or watched within the allowed time, and always who was not, though the device sleeps through the wake [IDL-4, IDL-5, IDL-7]', () => {
    const happening = fc.tuple(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom('activity-seen' as const, 'nothing' as const) },
        { weight: 1, arbitrary: fc.constantFrom('media-started' as const, 'media-stopped' as const) },
      ),
      fc.integer({ min: 101, max: 40 * MINUTE }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.array(happening, { maxLength: 40 }), (allowed, run) => {
        let [state, wake] = walked(initial, { type: 'signed-in', at: 0, allowed: allowed * MINUTE });
        let [now, quietSince, isPlaying, isOver] = [0, 0, false, false];
        for (const [type, later, isAsleep] of run) {
          const until = now + later;
          const idleEnd = isPlaying ? Number.POSITIVE_INFINITY : quietSince + allowed * MINUTE;
          isOver ||= until >= Math.min(idleEnd, 12 * HOUR);
          while (!isAsleep && wake <= until && state.phase === 'watching') {
            now = wake;
            [state, wake] = walked(state, { type: 'wait-ended', at: now }, wake);
          }
          now = until;
          if (isAsleep && (type === 'activity-seen' || type === 'media-started')) {
            [state, wake] = walked(state, { type, at: now }, wake);
          } else if (isAsleep) {
            [state, wake] = walked(state, { type: 'wait-ended', at: now }, wake);
          }
          expect(state.phase).toBe(isOver ? 'signing-out' : 'watching');
          if (type === 'nothing') continue;
          if (type === 'activity-seen' || (type === 'media-stopped' && isPlaying)) quietSince = now;
          if (type !== 'activity-seen') isPlaying = type === 'media-started';
          [state, wake] = walked(state, { type, at: now }, wake);
        }
      }),
    );
  });
});

/** The state after an event, and when it is woken next. */
function walked(before: InactivityState, event: InactivityEvent, wake = Infinity): [InactivityState, number] {
  const [state, ...effects] = step(before, event);
  const at = 'at' in event ? event.at : 0;
  const delays = effects.flatMap((effect) => (effect.type === 'wake-in' ? [effect.delay] : []));
  return [state, delays[0] === undefined ? wake : at + delays[0]];
}
