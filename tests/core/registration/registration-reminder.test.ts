import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NEXT_REGISTRATION_REMINDER,
  REGISTRATION_REMINDER,
  reminderRhythm,
  type RegistrationReminderState,
} from '../../../core/registration/registration-reminder.ts';
import { REGISTRATION_REMINDER_SAMPLES } from '../../support/samples/registration/registration-reminder-samples.ts';

const { initial, step } = REGISTRATION_REMINDER;
const MINUTE = 60_000;
const rhythm = { delay: MINUTE, interval: 60 * MINUTE };
const waiting = (dueAt: number): RegistrationReminderState => ({ phase: 'waiting', dueAt, rhythm });
const shown: RegistrationReminderState = { phase: 'shown', dueAt: 61 * MINUTE, rhythm };

describe('the rhythm of the reminder', () => {
  it.each([
    [10, 5, 10_000, 5 * MINUTE],
    [undefined, undefined, MINUTE, 1440 * MINUTE],
    [0, 0, MINUTE, 1440 * MINUTE],
    [3600, 525_600, 60 * MINUTE, 525_600 * MINUTE],
    [3601, 525_601, MINUTE, 1440 * MINUTE],
    [-5, Number.NaN, MINUTE, 1440 * MINUTE],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, MINUTE, 1440 * MINUTE],
  ])('of %s s and %s min is %i and %i ms [REM-1]', (delaySeconds, intervalMinutes, delay, interval) => {
    expect(reminderRhythm({ delaySeconds, intervalMinutes })).toEqual({ delay, interval });
  });
});

describe('the reminder to register', () => {
  it('is shown after the delay, and stores the next time [REM-2, REM-4]', () => {
    const [state, ...first] = step(initial, { type: 'visitor-came', at: 0, rhythm });
    expect([state, first]).toEqual([waiting(MINUTE), [{ type: 'wake-in', delay: MINUTE }]]);
    expect(step(state, { type: 'wait-ended', at: MINUTE - 1, isDialogOpen: false })).toEqual([
      waiting(MINUTE),
      { type: 'wake-in', delay: 1 },
    ]);
    expect(step(state, { type: 'wait-ended', at: MINUTE, isDialogOpen: false })).toEqual([
      shown,
      { type: 'show' },
      { type: 'store-next', at: 61 * MINUTE },
    ]);
    expect(step(shown, { type: 'closed', at: 2 * MINUTE })).toEqual([
      waiting(61 * MINUTE),
      { type: 'wake-in', delay: 59 * MINUTE },
    ]);
  });

  it('waits for the stored next time [REM-2, REM-5]', () => {
    const came = (nextAt: number | undefined) => step(initial, { type: 'visitor-came', at: 0, rhythm, nextAt })[0];
    expect(came(30 * MINUTE)).toEqual(waiting(30 * MINUTE));
    expect(came(60 * MINUTE)).toEqual(waiting(60 * MINUTE));
    expect(came(10)).toEqual(waiting(MINUTE));
    expect(came(60 * MINUTE + 1)).toEqual(waiting(MINUTE));
    expect(came(Number.NaN)).toEqual(waiting(MINUTE));
    expect(step(waiting(5), { type: 'visitor-came', at: 0, rhythm })).toEqual([waiting(5)]);
  });

  it('waits while a dialog is open [REM-3]', () => {
    expect(step(waiting(MINUTE), { type: 'wait-ended', at: MINUTE, isDialogOpen: true })).toEqual([
      waiting(MINUTE),
      { type: 'wake-in', delay: 10_000 },
    ]);
  });

  it('is for nobody who is signed in [REM-3]', () => {
    expect(step(waiting(5), { type: 'signed-in' })).toEqual([initial, { type: 'forget-wake' }]);
    expect(step(shown, { type: 'signed-in' })).toEqual([initial, { type: 'hide' }]);
    expect(step(initial, { type: 'signed-in' })).toEqual([initial]);
    expect(step(initial, { type: 'wait-ended', at: MINUTE, isDialogOpen: false })).toEqual([initial]);
    expect(step(shown, { type: 'wait-ended', at: 90 * MINUTE, isDialogOpen: false })).toEqual([shown]);
    expect(step(waiting(5), { type: 'closed', at: 7 })).toEqual([waiting(5)]);
  });

  it('never waits longer than a day at a time, nor less than nothing [REM-2]', () => {
    const slow = { delay: 3 * 1440 * MINUTE, interval: MINUTE };
    expect(step(initial, { type: 'visitor-came', at: 0, rhythm: slow })[1]).toEqual({
      type: 'wake-in',
      delay: 1440 * MINUTE,
    });
    expect(step(shown, { type: 'closed', at: 90 * MINUTE })[1]).toEqual({ type: 'wake-in', delay: 0 });
  });

  it('keeps the next time on the device [REM-5]', () => {
    expect(NEXT_REGISTRATION_REMINDER.keepFor).toBe('ever');
    expect(NEXT_REGISTRATION_REMINDER.parse(5)).toEqual({ ok: true, value: 5 });
    expect(NEXT_REGISTRATION_REMINDER.parse(0).ok).toBe(true);
    for (const bad of [-1, Number.NaN, Number.POSITIVE_INFINITY, '5', null]) {
      expect(NEXT_REGISTRATION_REMINDER.parse(bad)).toEqual({ ok: false, error: { code: 'not-a-time' } });
    }
  });

  it('takes no event without a real time [REM-2]', () => {
    for (const state of REGISTRATION_REMINDER_SAMPLES.states) {
      expect(step(state, { type: 'wait-ended', at: Number.NaN, isDialogOpen: false })).toEqual([state]);
      expect(step(state, { type: 'closed', at: Number.NaN })).toEqual([state]);
      expect(step(state, { type: 'visitor-came', at: Number.NaN, rhythm })).toEqual([state]);
      for (const bad of [Number.NaN, Number.POSITIVE_INFINITY]) {
        const came = { type: 'visitor-came', at: 0 } as const;
        expect(step(state, { ...came, rhythm: { ...rhythm, delay: bad } })).toEqual([state]);
        expect(step(state, { ...came, rhythm: { ...rhythm, interval: bad } })).toEqual([state]);
      }
    }
  });

  it('is never shown twice within an interval, nor before the delay, nor over a dialog [REM-2, REM-3, REM-4]', () => {
    const happening = fc.tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('wait-ended' as const, 'closed' as const) },
        { weight: 1, arbitrary: fc.constantFrom('signed-in' as const, 'visitor-came' as const) },
      ),
      fc.nat(40 * MINUTE),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.array(happening), (run) => {
        let state = initial;
        let [now, came] = [0, 0];
        let nextAt: number | undefined;
        const shows: number[] = [];
        for (const [type, later, isDialogOpen] of run) {
          now += later;
          if (type === 'visitor-came' && state.phase === 'off') came = now;
          const event =
            type === 'signed-in'
              ? { type }
              : type === 'visitor-came'
                ? { type, at: now, rhythm, nextAt }
                : { type, at: now, isDialogOpen };
          const [next, ...effects] = step(state, event);
          state = next;
          for (const effect of effects) {
            if (effect.type === 'store-next') nextAt = effect.at;
            if (effect.type !== 'show') continue;
            shows.push(now);
            expect(isDialogOpen).toBe(false);
            expect(now - came).toBeGreaterThanOrEqual(MINUTE);
          }
        }
        expect(shows.every((at, place) => place === 0 || at - (shows[place - 1] ?? 0) >= 60 * MINUTE)).toBe(true);
      }),
    );
  });
});
