import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import { days, hours, isMoment, minutes, seconds, type EpochMillis, type Millis } from '../shared/time.ts';
import { remainingBalance, type Limit } from './limit.ts';
import { limitInForce } from './limit-in-force.ts';

/** How many minutes were left when the player was last warned; Infinity before the first warning. */
type Warned = number;

interface Running {
  readonly remaining: Millis;
  readonly warned: Warned;
  /** The next 00:00 of the account's zone, when the limit begins anew. */
  readonly midnight: EpochMillis;
}

export type SessionLimitState =
  | { readonly phase: 'unset' }
  | ({ readonly phase: 'running'; readonly measuredAt: EpochMillis; readonly pingedAt: EpochMillis } & Running)
  | ({ readonly phase: 'away' } & Running)
  | { readonly phase: 'ended'; readonly until: EpochMillis };

export type SessionLimitEvent =
  /** The server's word, counted over all tabs and devices; without `remaining` no session limit is set. */
  | {
      readonly type: 'limit-read';
      readonly remaining?: Millis | undefined;
      readonly at: EpochMillis;
      readonly midnight: EpochMillis;
    }
  | { readonly type: 'wait-ended'; readonly at: EpochMillis }
  /** The page was left for so long that its timers rest. */
  | { readonly type: 'went-away'; readonly at: EpochMillis }
  | { readonly type: 'came-back'; readonly at: EpochMillis }
  | { readonly type: 'notice-closed' }
  | { readonly type: 'signed-out' };

export type SessionLimitEffect =
  | { readonly type: 'ping' }
  | { readonly type: 'ask-limits' }
  | { readonly type: 'warn'; readonly minutesLeft: number }
  | { readonly type: 'say-ended' }
  | { readonly type: 'sign-out' }
  | { readonly type: 'wake-in'; readonly delay: Millis }
  | { readonly type: 'forget-wake' };

type Stepped = Step<SessionLimitState, SessionLimitEffect>;
type RunningState = Extract<SessionLimitState, { phase: 'running' }>;

export const SESSION_PINGED_EVERY: Millis = seconds(30);
export const SESSION_WARNINGS: readonly number[] = [15, 5];

/** SN-1 The time left of the session limit in force; undefined where none is set or its value is the unlimited marker. */
export function sessionTime(limits: readonly Limit[], now: EpochMillis): Millis | undefined {
  const limit = limitInForce(limits, 'session', now);
  return typeof limit?.value === 'number' ? hours(remainingBalance(limit.balance)) : undefined;
}

/**
 * SN-2 While a limit is set the server is pinged every 30 s; SN-3 a warning is given at 15 and at 5 minutes left; SN-4 when nothing is left that is said until
 * it is closed, which signs out; SN-5 the block holds until midnight of the account's zone; SN-6 time away is not counted here, and the server is asked on return;
 * SN-7 the server's word replaces the count of this page.
 */
export const SESSION_LIMIT: Machine<SessionLimitState, SessionLimitEvent, SessionLimitEffect> = {
  initial: { phase: 'unset' },
  step: limitStep,
};

/** SN-8 A spent session takes no new bets; a bet already sent is followed to its end. */
export function takesNewBets(state: SessionLimitState): boolean {
  return state.phase !== 'ended';
}

function limitStep(state: SessionLimitState, event: SessionLimitEvent): Stepped {
  if ('at' in event && !isMoment(event.at)) return [state];
  switch (event.type) {
    case 'limit-read':
      return afterRead(state, event);
    case 'wait-ended':
      return afterWait(state, event.at);
    case 'went-away':
      return state.phase === 'running' ? afterLeaving(state, event.at) : [state];
    case 'came-back':
      return state.phase === 'away' ? afterReturn(state, event.at) : [state];
    case 'notice-closed':
      return state.phase === 'ended' ? [state, { type: 'sign-out' }] : [state];
    case 'signed-out':
      return state.phase === 'unset' ? [state] : [{ phase: 'unset' }, { type: 'forget-wake' }];
    default:
      return unforeseen(event, [state]);
  }
}

function afterRead(state: SessionLimitState, event: Extract<SessionLimitEvent, { type: 'limit-read' }>): Stepped {
  const { remaining, at, midnight } = event;
  if (remaining === undefined) return state.phase === 'unset' ? [state] : [{ phase: 'unset' }, { type: 'forget-wake' }];
  if (Number.isNaN(remaining) || !isMoment(midnight)) return [state];
  const left = Math.max(0, remaining) || 0;
  const warned = 'warned' in state && left <= minutes(state.warned + 1) ? state.warned : Number.POSITIVE_INFINITY;
  if (state.phase === 'away' && left > 0) return [{ phase: 'away', remaining: left, warned, midnight }];
  if (state.phase === 'ended' && left === 0) return [{ phase: 'ended', until: midnight }, ...wakeAt(midnight, at)];
  const pingedAt = state.phase === 'running' ? state.pingedAt : at;
  return counted({ phase: 'running', remaining: left, warned, midnight, measuredAt: at, pingedAt }, at);
}

function afterWait(state: SessionLimitState, at: EpochMillis): Stepped {
  if (state.phase === 'running') return counted(state, at);
  if (state.phase !== 'ended') return [state];
  return at >= state.until ? [{ phase: 'unset' }, { type: 'ask-limits' }] : [state, ...wakeAt(state.until, at)];
}

function afterLeaving(state: RunningState, at: EpochMillis): Stepped {
  const { warned, midnight } = state;
  const remaining = remainingAt(state, at);
  return remaining > 0 ? [{ phase: 'away', remaining, warned, midnight }, { type: 'forget-wake' }] : counted(state, at);
}

function afterReturn(state: Extract<SessionLimitState, { phase: 'away' }>, at: EpochMillis): Stepped {
  const [next, ...effects] = counted({ ...state, phase: 'running', measuredAt: at, pingedAt: at }, at);
  return [next, { type: 'ping' }, { type: 'ask-limits' }, ...effects.filter(({ type }) => type !== 'ask-limits')];
}

/** What a running limit becomes at a moment, with everything that is due by then. */
function counted(state: RunningState, at: EpochMillis): Stepped {
  if (at >= state.midnight) {
    const midnight = state.midnight + days(Math.floor((at - state.midnight) / days(1)) + 1);
    const [next, ...effects] = counted({ ...state, measuredAt: at, midnight }, at);
    return [next, { type: 'ask-limits' }, ...effects];
  }
  const remaining = remainingAt(state, at);
  if (remaining <= 0)
    return [{ phase: 'ended', until: state.midnight }, { type: 'say-ended' }, ...wakeAt(state.midnight, at)];
  const isPingDue = at - state.pingedAt >= SESSION_PINGED_EVERY || at < state.pingedAt;
  const pingedAt = isPingDue ? at : state.pingedAt;
  const warning = SESSION_WARNINGS.findLast((threshold) => remaining <= minutes(threshold));
  const isWarningDue = warning !== undefined && warning < state.warned;
  const next: RunningState = {
    ...state,
    remaining,
    measuredAt: at,
    pingedAt,
    warned: isWarningDue ? warning : state.warned,
  };
  return [
    next,
    ...(isPingDue ? [{ type: 'ping' } as const] : []),
    ...(isWarningDue ? [{ type: 'warn', minutesLeft: warning } as const] : []),
    ...wakeAt(nextWake(next), at),
  ];
}

function nextWake({ remaining, pingedAt, measuredAt, midnight }: RunningState): EpochMillis {
  const warnings = SESSION_WARNINGS.map((threshold) => remaining - minutes(threshold)).filter((wait) => wait > 0);
  return Math.min(pingedAt + SESSION_PINGED_EVERY, midnight, measuredAt + Math.min(remaining, ...warnings));
}

/** A device clock set back counts nothing; lost pings do not stop the count. */
function remainingAt({ remaining, measuredAt }: RunningState, at: EpochMillis): Millis {
  return remaining - Math.max(0, at - measuredAt);
}

/** Never longer than a day, nor shorter than nothing. */
function wakeAt(moment: EpochMillis, now: EpochMillis): readonly [SessionLimitEffect] {
  return [{ type: 'wake-in', delay: Math.min(days(1), Math.max(0, moment - now)) }];
}
