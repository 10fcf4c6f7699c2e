import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import { fail, ok } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';
import { days, isMoment, minutes, seconds, type EpochMillis, type Millis } from '../shared/time.ts';

export interface ReminderRhythm {
  /** How long after the start of a page the first reminder is shown. */
  readonly delay: Millis;
  /** How long after one reminder the next one is. */
  readonly interval: Millis;
}

export type RegistrationReminderState =
  | { readonly phase: 'off' }
  | { readonly phase: 'waiting'; readonly dueAt: EpochMillis; readonly rhythm: ReminderRhythm }
  | { readonly phase: 'shown'; readonly dueAt: EpochMillis; readonly rhythm: ReminderRhythm };

export type RegistrationReminderEvent =
  | {
      readonly type: 'visitor-came';
      readonly at: EpochMillis;
      readonly rhythm: ReminderRhythm;
      /** The next time as it was stored by an earlier page. */
      readonly nextAt?: EpochMillis | undefined;
    }
  | { readonly type: 'wait-ended'; readonly at: EpochMillis; readonly isDialogOpen: boolean }
  | { readonly type: 'closed'; readonly at: EpochMillis }
  | { readonly type: 'signed-in' };

export type RegistrationReminderEffect =
  | { readonly type: 'show' }
  | { readonly type: 'hide' }
  | { readonly type: 'store-next'; readonly at: EpochMillis }
  | { readonly type: 'wake-in'; readonly delay: Millis }
  | { readonly type: 'forget-wake' };

type Stepped = Step<RegistrationReminderState, RegistrationReminderEffect>;
type Timed = Extract<RegistrationReminderState, { dueAt: EpochMillis }>;

const DEFAULT_DELAY_SECONDS = 60;
const LONGEST_DELAY_SECONDS = 60 * 60;
const DEFAULT_INTERVAL_MINUTES = 60 * 24;
const LONGEST_INTERVAL_MINUTES = 60 * 24 * 365;
const LONGEST_WAIT: Millis = days(1);
/** A dialog in the way is waited for in steps. */
const DIALOG_WAIT: Millis = seconds(10);

/** REM-1 The delay and the interval as the site configures them, in seconds up to an hour and in minutes up to a year; a minute and a day where it says nothing sensible. */
export function reminderRhythm(configured: {
  readonly delaySeconds?: number | undefined;
  readonly intervalMinutes?: number | undefined;
}): ReminderRhythm {
  return {
    delay: seconds(within(LONGEST_DELAY_SECONDS, configured.delaySeconds) ?? DEFAULT_DELAY_SECONDS),
    interval: minutes(within(LONGEST_INTERVAL_MINUTES, configured.intervalMinutes) ?? DEFAULT_INTERVAL_MINUTES),
  };
}

/** REM-5 When the reminder may be shown again, kept on the device. */
export const NEXT_REGISTRATION_REMINDER: StoredValue<EpochMillis> = {
  key: 'next-registration-reminder-at',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => (isMoment(stored) && stored >= 0 ? ok(stored) : fail({ code: 'not-a-time' })),
};

/**
 * REM-2 A visitor is reminded to register once the delay has passed and the stored next time has come; REM-3 never while a dialog is open, and never who is signed in;
 * REM-4 showing stores the next time, an interval ahead.
 */
export const REGISTRATION_REMINDER: Machine<
  RegistrationReminderState,
  RegistrationReminderEvent,
  RegistrationReminderEffect
> = { initial: { phase: 'off' }, step: reminderStep };

function reminderStep(state: RegistrationReminderState, event: RegistrationReminderEvent): Stepped {
  if ('at' in event && !isMoment(event.at)) return [state];
  switch (event.type) {
    case 'visitor-came':
      if (state.phase !== 'off' || !isMoment(event.at + event.rhythm.delay + event.rhythm.interval)) return [state];
      return waiting(firstDue(event), event.rhythm, event.at);
    case 'wait-ended':
      return state.phase === 'waiting' ? afterWait(state, event.at, event.isDialogOpen) : [state];
    case 'closed':
      return state.phase === 'shown' ? waiting(state.dueAt, state.rhythm, event.at) : [state];
    case 'signed-in':
      return afterSignIn(state);
    default:
      return unforeseen(event, [state]);
  }
}

/** A stored time further ahead than one interval is from a clock that was wrong: it does not hold. */
function firstDue({ at, rhythm, nextAt }: Extract<RegistrationReminderEvent, { type: 'visitor-came' }>): EpochMillis {
  const earliest = at + rhythm.delay;
  const holds = isMoment(nextAt) && nextAt <= at + rhythm.interval;
  return holds ? Math.max(earliest, nextAt) : earliest;
}

function afterWait({ dueAt, rhythm }: Timed, at: EpochMillis, isDialogOpen: boolean): Stepped {
  if (at < dueAt) return waiting(dueAt, rhythm, at);
  if (isDialogOpen)
    return [
      { phase: 'waiting', dueAt, rhythm },
      { type: 'wake-in', delay: DIALOG_WAIT },
    ];
  const next = at + rhythm.interval;
  return [{ phase: 'shown', dueAt: next, rhythm }, { type: 'show' }, { type: 'store-next', at: next }];
}

function afterSignIn(state: RegistrationReminderState): Stepped {
  if (state.phase === 'off') return [state];
  return [{ phase: 'off' }, { type: state.phase === 'shown' ? 'hide' : 'forget-wake' }];
}

function waiting(dueAt: EpochMillis, rhythm: ReminderRhythm, now: EpochMillis): Stepped {
  const delay = Math.min(LONGEST_WAIT, Math.max(0, dueAt - now));
  return [
    { phase: 'waiting', dueAt, rhythm },
    { type: 'wake-in', delay },
  ];
}

function within(longest: number, value: number | undefined): number | undefined {
  return typeof value === 'number' && value > 0 && value <= longest ? value : undefined;
}
