import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COUPON_REMINDER,
  dependsOnSight,
  REMINDER_CHECKED_EVERY,
  STORED_COUPON_REMINDER,
  type CouponReminderEvent,
  type CouponReminderState,
  type Reminder,
  type RemindedBet,
} from '../../../../core/coupon/building/coupon-reminder.ts';
import { COUPON_REMINDER_SAMPLES } from '../../../support/samples/coupon/coupon-reminder-samples.ts';

const { initial, step } = COUPON_REMINDER;
const T = 1_000_000;

function bet(outcomeId: string, change: Partial<RemindedBet> = {}): RemindedBet {
  return { outcomeId, isLive: false, isBlocked: false, ...change };
}

function changed(bets: readonly RemindedBet[], at = T): CouponReminderEvent {
  return { type: 'coupon-changed', bets, at };
}

function after(...events: readonly CouponReminderEvent[]): CouponReminderState {
  return events.reduce<CouponReminderState>((state, event) => step(state, event)[0], initial);
}

const LINE: Reminder = { outcomeId: 'a', isLive: false, remindAt: T + 300_000, isShown: false };
const LIVE: Reminder = { outcomeId: 'l', isLive: true, remindAt: T + 30_000, isShown: false };
const SHOWING: CouponReminderState = { phase: 'showing', reminder: { ...LINE, isShown: true } };
const SHOWN: CouponReminderState = { phase: 'shown', reminder: { ...LINE, isShown: true } };

describe('the reminder of the coupon', () => {
  it('hangs on where the coupon is only once its time has come, and while its warning shows [CR-4, CR-7]', () => {
    const waiting: CouponReminderState = { phase: 'waiting', reminder: LINE };
    expect([T, T + 300_000].map((at) => dependsOnSight(waiting, at))).toEqual([false, true]);
    expect([SHOWING, SHOWN, initial].map((state) => dependsOnSight(state, T))).toEqual([true, false, false]);
  });

  it('is of the first live bet that is not blocked, else of the first of the line [CR-1, CR-2]', () => {
    expect(step(initial, changed([bet('a'), bet('b')]))).toEqual([
      { phase: 'waiting', reminder: LINE },
      { type: 'keep', reminder: LINE },
    ]);
    const mixed = [
      bet('x', { isBlocked: true }),
      bet('a'),
      bet('y', { isLive: true, isBlocked: true }),
      bet('l', { isLive: true }),
      bet('m', { isLive: true }),
    ];
    expect(step(initial, changed(mixed))).toEqual([
      { phase: 'waiting', reminder: LIVE },
      { type: 'keep', reminder: LIVE },
    ]);
  });

  it('is of nothing without a bet that is open [CR-1]', () => {
    expect(step(initial, changed([]))).toEqual([{ phase: 'idle' }]);
    expect(step(initial, changed([bet('a', { isBlocked: true })]))).toEqual([{ phase: 'idle' }]);
    expect(step(initial, changed([bet('a')], Number.NaN))).toEqual([initial]);
  });

  it('shows a warning when its time has come, not before [CR-2, CR-3]', () => {
    const waiting = after(changed([bet('a')]));
    expect(step(waiting, { type: 'time-checked', at: T + 299_999, isCouponInSight: false })).toEqual([waiting]);
    expect(step(waiting, { type: 'time-checked', at: T + 300_000, isCouponInSight: false })).toEqual([
      SHOWING,
      { type: 'keep', reminder: SHOWING.reminder },
      { type: 'show-warning' },
    ]);
    expect(step(waiting, { type: 'time-checked', at: Number.NaN, isCouponInSight: false })).toEqual([waiting]);
  });

  it('opens the coupon by its button [CR-3]', () => {
    expect(step(SHOWING, { type: 'submitted' })).toEqual([SHOWN, { type: 'close-warning' }, { type: 'open-coupon' }]);
    expect(step(SHOWING, { type: 'dismissed' })).toEqual([SHOWN, { type: 'close-warning' }]);
  });

  it('counts as shown where the coupon is in sight [CR-4]', () => {
    const waiting = after(changed([bet('a')]));
    expect(step(waiting, { type: 'time-checked', at: T + 300_000, isCouponInSight: true })).toEqual([
      SHOWN,
      { type: 'keep', reminder: SHOWN.reminder },
    ]);
  });

  it('comes once [CR-5]', () => {
    for (const state of [SHOWING, SHOWN]) {
      expect(step(state, { type: 'time-checked', at: T + 900_000, isCouponInSight: false })).toEqual([state]);
      expect(step(state, changed([bet('a'), bet('b'), bet('l', { isLive: true })]))).toEqual([state]);
    }
  });

  it('forgets all when its bet is gone, and begins anew with the next [CR-6]', () => {
    const next = { ...LINE, outcomeId: 'b' };
    const waiting: CouponReminderState = { phase: 'waiting', reminder: LINE };
    expect(step(waiting, changed([]))).toEqual([{ phase: 'idle' }, { type: 'forget' }]);
    expect(step(SHOWN, changed([bet('b')]))).toEqual([
      { phase: 'waiting', reminder: next },
      { type: 'forget' },
      { type: 'keep', reminder: next },
    ]);
    expect(step(waiting, changed([bet('a', { isBlocked: true })]))).toEqual([waiting]);
  });

  it('closes when the coupon empties or is opened [CR-7]', () => {
    expect(step(SHOWING, changed([]))).toEqual([{ phase: 'idle' }, { type: 'close-warning' }, { type: 'forget' }]);
    expect(step(SHOWING, { type: 'coupon-opened' })).toEqual([SHOWN, { type: 'close-warning' }]);
    const waiting: CouponReminderState = { phase: 'waiting', reminder: LINE };
    for (const type of ['coupon-opened', 'submitted', 'dismissed'] as const) {
      expect(step(waiting, { type })).toEqual([waiting]);
      expect(step(SHOWN, { type })).toEqual([SHOWN]);
    }
  });

  it('moves on to a live bet while one of the line waits [CR-8]', () => {
    const waiting: CouponReminderState = { phase: 'waiting', reminder: LINE };
    const both = [bet('a'), bet('l', { isLive: true })];
    expect(step(waiting, changed(both))[0]).toEqual({ phase: 'waiting', reminder: LIVE });
    expect(step(waiting, changed(both, T + 290_000))).toEqual([
      { phase: 'waiting', reminder: { ...LIVE, remindAt: LINE.remindAt } },
      { type: 'keep', reminder: { ...LIVE, remindAt: LINE.remindAt } },
    ]);
    expect(step(waiting, changed([bet('a', { isLive: true })]))[0]).toMatchObject({
      reminder: { outcomeId: 'a', isLive: true },
    });
    const live: CouponReminderState = { phase: 'waiting', reminder: LIVE };
    expect(step(live, changed([bet('m', { isLive: true }), bet('l', { isLive: true })]))).toEqual([live]);
    expect(step(waiting, changed([bet('a'), bet('l', { isLive: true, isBlocked: true })]))).toEqual([waiting]);
  });

  it('is due at once where a clock set back puts it further ahead than any reminder is [CR-2]', () => {
    const waiting: CouponReminderState = { phase: 'waiting', reminder: LINE };
    expect(step(waiting, { type: 'time-checked', at: T, isCouponInSight: false })).toEqual([waiting]);
    expect(step(waiting, { type: 'time-checked', at: T - 1, isCouponInSight: false })[0].phase).toBe('showing');
  });

  it('is taken up again after a reload [CR-9]', () => {
    expect(step(initial, { type: 'restored', reminder: LINE })).toEqual([{ phase: 'waiting', reminder: LINE }]);
    expect(step(initial, { type: 'restored', reminder: { ...LINE, isShown: true } })).toEqual([SHOWN]);
    expect(step(SHOWING, { type: 'restored', reminder: LIVE })).toEqual([SHOWING]);
  });

  it('is stored for the visit, whole or not at all [CR-9]', () => {
    expect(STORED_COUPON_REMINDER.keepFor).toBe('session');
    expect(STORED_COUPON_REMINDER.parse(JSON.parse(JSON.stringify(LIVE)))).toEqual({ ok: true, value: LIVE });
    const bad = [
      null,
      'text',
      {},
      { ...LIVE, outcomeId: '' },
      { ...LIVE, outcomeId: 1 },
      { ...LIVE, isLive: 1 },
      { ...LIVE, isShown: undefined },
      { ...LIVE, remindAt: '1' },
      { ...LIVE, remindAt: Number.POSITIVE_INFINITY },
    ];
    for (const each of bad) {
      expect(STORED_COUPON_REMINDER.parse(each)).toEqual({ ok: false, error: { code: 'not-a-reminder' } });
    }
  });
});

const bets = fc.uniqueArray(
  fc.record({ outcomeId: fc.constantFrom('a', 'b', 'c', 'd'), isLive: fc.boolean(), isBlocked: fc.boolean() }),
  { maxLength: 4, selector: ({ outcomeId }) => outcomeId },
);
const happening = fc.oneof(
  { weight: 4, arbitrary: bets.map((list) => ({ type: 'coupon-changed' as const, bets: list })) },
  { weight: 6, arbitrary: fc.boolean().map((isCouponInSight) => ({ type: 'time-checked' as const, isCouponInSight })) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('coupon-opened' as const, 'submitted' as const, 'dismissed' as const),
    }),
  },
);

describe('the reminder over any run of events', () => {
  it('warns at most once of a bet that stays, always while its bet is there, and closes what it opened [CR-1, CR-5, CR-6, CR-7]', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(happening, fc.integer({ min: 0, max: 200_000 })), { maxLength: 40 }), (run) => {
        let state = initial;
        let now = T;
        let held: readonly RemindedBet[] = [];
        let isOpen = false;
        let kept: Reminder | undefined;
        for (const [each, later] of run) {
          now += later;
          if (each.type === 'coupon-changed') held = each.bets;
          const event: CouponReminderEvent =
            each.type === 'coupon-changed' || each.type === 'time-checked' ? { ...each, at: now } : each;
          const [next, ...effects] = step(state, event);
          const has = (type: string): boolean => effects.some((effect) => effect.type === type);
          const isAllowed = each.type === 'time-checked' && !each.isCouponInSight && !isOpen;
          expect(has('show-warning') && !isAllowed).toBe(false);
          expect(has('close-warning') && !isOpen).toBe(false);
          isOpen = (isOpen || has('show-warning')) && !has('close-warning');
          if (has('forget')) kept = undefined;
          for (const effect of effects) if (effect.type === 'keep') kept = effect.reminder;
          state = next;
          const reminder = state.phase === 'idle' ? undefined : state.reminder;
          expect(state.phase === 'showing').toBe(isOpen);
          expect(kept).toEqual(reminder);
          expect(reminder === undefined || held.some(({ outcomeId }) => outcomeId === reminder.outcomeId)).toBe(true);
          const isNothingOpen = held.every(({ isBlocked }) => isBlocked);
          expect(state.phase !== 'idle' || each.type !== 'coupon-changed' || isNothingOpen).toBe(true);
          const left = reminder !== undefined && state.phase === 'waiting' ? reminder.remindAt - now : 0;
          expect(left).toBeLessThanOrEqual(reminder?.isLive === true ? 30_000 : 300_000);
        }
      }),
    );
  });

  it('takes every event in every state, and never shows and closes at once [CR-3, CR-7]', () => {
    expect(REMINDER_CHECKED_EVERY).toBe(5000);
    for (const state of COUPON_REMINDER_SAMPLES.states) {
      for (const event of COUPON_REMINDER_SAMPLES.events) {
        const [, ...effects] = step(state, event);
        const types = effects.map(({ type }) => type);
        expect(types.includes('show-warning') && types.includes('close-warning')).toBe(false);
        expect(new Set(types).size).toBe(types.length);
      }
    }
  });
});
