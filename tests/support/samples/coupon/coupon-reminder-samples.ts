import type { MachineSamples } from '../../machine-samples.ts';
import {
  type Reminder,
  type CouponReminderState,
  type CouponReminderEvent,
} from '../../../../core/coupon/building/coupon-reminder.ts';

const SAMPLE: Reminder = { outcomeId: 'a', isLive: false, remindAt: 300_000, isShown: false };

export const COUPON_REMINDER_SAMPLES: MachineSamples<CouponReminderState, CouponReminderEvent> = {
  states: [
    { phase: 'idle' },
    { phase: 'waiting', reminder: SAMPLE },
    { phase: 'waiting', reminder: { ...SAMPLE, isLive: true, remindAt: 30_000 } },
    { phase: 'showing', reminder: { ...SAMPLE, isShown: true } },
    { phase: 'shown', reminder: { ...SAMPLE, isShown: true } },
  ],
  events: [
    { type: 'restored', reminder: SAMPLE },
    { type: 'restored', reminder: { ...SAMPLE, isShown: true } },
    { type: 'coupon-changed', bets: [{ outcomeId: 'a', isLive: false, isBlocked: false }], at: 1000 },
    { type: 'coupon-changed', bets: [{ outcomeId: 'b', isLive: true, isBlocked: false }], at: 1000 },
    { type: 'coupon-changed', bets: [{ outcomeId: 'b', isLive: true, isBlocked: true }], at: 1000 },
    { type: 'coupon-changed', bets: [], at: 1000 },
    { type: 'time-checked', at: 1000, isCouponInSight: false },
    { type: 'time-checked', at: 400_000, isCouponInSight: false },
    { type: 'time-checked', at: 400_000, isCouponInSight: true },
    { type: 'coupon-opened' },
    { type: 'submitted' },
    { type: 'dismissed' },
  ],
};
