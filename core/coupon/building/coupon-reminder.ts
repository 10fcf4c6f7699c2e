import type { Machine, Step } from '../../shared/machine.ts';
import { unforeseen } from '../../shared/result.ts';
import { fail, ok } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import { isMoment, minutes, seconds, type EpochMillis, type Millis } from '../../shared/time.ts';

/** A bet of the coupon, as far as the reminder cares. */
export interface RemindedBet {
  readonly outcomeId: string;
  readonly isLive: boolean;
  readonly isBlocked: boolean;
}

/** What is to be reminded of, when, and whether that is done. */
export interface Reminder {
  readonly outcomeId: string;
  readonly isLive: boolean;
  readonly remindAt: EpochMillis;
  readonly isShown: boolean;
}

export type CouponReminderState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'waiting'; readonly reminder: Reminder }
  | { readonly phase: 'showing'; readonly reminder: Reminder }
  | { readonly phase: 'shown'; readonly reminder: Reminder };

export type CouponReminderEvent =
  | { readonly type: 'restored'; readonly reminder: Reminder }
  /** The bets that are in the coupon now, in their order. */
  | { readonly type: 'coupon-changed'; readonly bets: readonly RemindedBet[]; readonly at: EpochMillis }
  | {
      readonly type: 'time-checked';
      readonly at: EpochMillis;
      /** The player is on the coupon, or the quick coupon is visible. */
      readonly isCouponInSight: boolean;
    }
  | { readonly type: 'coupon-opened' }
  | { readonly type: 'submitted' }
  | { readonly type: 'dismissed' };

export type CouponReminderEffect =
  | { readonly type: 'keep'; readonly reminder: Reminder }
  | { readonly type: 'forget' }
  | { readonly type: 'show-warning' }
  | { readonly type: 'close-warning' }
  | { readonly type: 'open-coupon' };

type Stepped = Step<CouponReminderState, CouponReminderEffect>;

export const LIVE_REMINDER: Millis = seconds(30);
export const LINE_REMINDER: Millis = minutes(5);
/** How often the time is checked. */
export const REMINDER_CHECKED_EVERY: Millis = seconds(5);

/**
 * CR-1 The first live bet that is not blocked is reminded of, else the first of the line; CR-2 a live one after 30 s, one of the line after 5 min;
 * CR-3 when the time has come a warning shows whose button opens the coupon; CR-4 where the coupon is in sight it counts as shown without a warning;
 * CR-5 a coupon is reminded of once; CR-6 when its bet is gone all is forgotten and the next bet begins anew;
 * CR-7 the warning closes when the coupon empties or is opened; CR-8 a live bet takes the place of one of the line that still waits.
 */
export const COUPON_REMINDER: Machine<CouponReminderState, CouponReminderEvent, CouponReminderEffect> = {
  initial: { phase: 'idle' },
  step: reminderStep,
};

/** CR-9 The reminder lasts as long as the visit; what is stored is a reminder whole, or dropped. */
export const STORED_COUPON_REMINDER: StoredValue<Reminder> = {
  key: 'coupon-reminder',
  keepFor: 'session',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => {
    if (typeof stored !== 'object' || stored === null) return fail({ code: 'not-a-reminder' });
    const { outcomeId, isLive, remindAt, isShown } = stored as Readonly<Record<string, unknown>>;
    if (typeof outcomeId !== 'string' || outcomeId === '' || !isMoment(remindAt)) {
      return fail({ code: 'not-a-reminder' });
    }
    if (typeof isLive !== 'boolean' || typeof isShown !== 'boolean') return fail({ code: 'not-a-reminder' });
    return ok({ outcomeId, isLive, remindAt, isShown });
  },
};

function reminderStep(state: CouponReminderState, event: CouponReminderEvent): Stepped {
  switch (event.type) {
    case 'restored':
      if (state.phase !== 'idle') return [state];
      return [{ phase: event.reminder.isShown ? 'shown' : 'waiting', reminder: event.reminder }];
    case 'coupon-changed':
      return isMoment(event.at) ? afterChange(state, event.bets, event.at) : [state];
    case 'time-checked':
      return afterCheck(state, event.at, event.isCouponInSight);
    case 'coupon-opened':
      return state.phase === 'showing' ? closing(state.reminder) : [state];
    case 'submitted':
      return state.phase === 'showing' ? [...closing(state.reminder), { type: 'open-coupon' }] : [state];
    case 'dismissed':
      return state.phase === 'showing' ? closing(state.reminder) : [state];
    default:
      return unforeseen(event, [state]);
  }
}

function afterChange(state: CouponReminderState, bets: readonly RemindedBet[], at: EpochMillis): Stepped {
  if (state.phase === 'idle') return reminding(bets, at);
  const known = bets.find(({ outcomeId }) => outcomeId === state.reminder.outcomeId);
  if (known === undefined) {
    const closed: CouponReminderEffect[] = state.phase === 'showing' ? [{ type: 'close-warning' }] : [];
    const [next, ...effects] = reminding(bets, at);
    return [next, ...closed, { type: 'forget' }, ...effects];
  }
  const live = firstBet(bets);
  if (state.phase !== 'waiting' || state.reminder.isLive || live?.isLive !== true) return [state];
  return waiting({
    outcomeId: live.outcomeId,
    isLive: true,
    remindAt: Math.min(state.reminder.remindAt, at + LIVE_REMINDER),
    isShown: false,
  });
}

function afterCheck(state: CouponReminderState, at: EpochMillis, isCouponInSight: boolean): Stepped {
  if (state.phase !== 'waiting' || !isDue(state.reminder, at)) return [state];
  const reminder = { ...state.reminder, isShown: true };
  if (isCouponInSight)
    return [
      { phase: 'shown', reminder },
      { type: 'keep', reminder },
    ];
  return [{ phase: 'showing', reminder }, { type: 'keep', reminder }, { type: 'show-warning' }];
}

/** Whether the reminder hangs on the coupon being in sight at a moment: once its time has come, and while its warning shows. */
export function dependsOnSight(state: CouponReminderState, at: EpochMillis): boolean {
  return state.phase === 'showing' || (state.phase === 'waiting' && isDue(state.reminder, at));
}

function isDue({ remindAt }: Reminder, at: EpochMillis): boolean {
  // Further ahead than any reminder is set, the clock was set back.
  return at >= remindAt || remindAt - at > LINE_REMINDER;
}

function reminding(bets: readonly RemindedBet[], at: EpochMillis): Stepped {
  const bet = firstBet(bets);
  if (bet === undefined) return [{ phase: 'idle' }];
  const { outcomeId, isLive } = bet;
  return waiting({ outcomeId, isLive, remindAt: at + (isLive ? LIVE_REMINDER : LINE_REMINDER), isShown: false });
}

function firstBet(bets: readonly RemindedBet[]): RemindedBet | undefined {
  const open = bets.filter(({ isBlocked }) => !isBlocked);
  return open.find(({ isLive }) => isLive) ?? open[0];
}

function waiting(reminder: Reminder): Stepped {
  return [
    { phase: 'waiting', reminder },
    { type: 'keep', reminder },
  ];
}

function closing(reminder: Reminder): Stepped {
  return [{ phase: 'shown', reminder }, { type: 'close-warning' }];
}
