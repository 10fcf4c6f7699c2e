import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import { isMoment, seconds, type EpochMillis, type Millis } from '../shared/time.ts';

export type SessionWatchState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'watching'; readonly askedAt: EpochMillis }
  | { readonly phase: 'hidden'; readonly askedAt: EpochMillis };

export type SessionWatchEvent =
  /** The page lives; the server has just said who is signed in. */
  | { readonly type: 'page-started'; readonly at: EpochMillis; readonly isVisible: boolean }
  | { readonly type: 'became-hidden' }
  | { readonly type: 'became-visible'; readonly at: EpochMillis }
  | { readonly type: 'wait-ended'; readonly at: EpochMillis }
  /** The page is there again as it was left: somebody else may be signed in. */
  | { readonly type: 'page-returned'; readonly at: EpochMillis }
  | { readonly type: 'page-stopped' };

export type SessionWatchEffect =
  | { readonly type: 'ask' }
  | { readonly type: 'wake-in'; readonly delay: Millis }
  | { readonly type: 'forget-wake' };

export const SESSION_ASKED_EVERY: Millis = seconds(60);

/** SI-7 The session is asked for every 60 s while the page is visible, and on return where 60 s have passed. */
export const SESSION_WATCH: Machine<SessionWatchState, SessionWatchEvent, SessionWatchEffect> = {
  initial: { phase: 'idle' },
  step: watchStep,
};

function watchStep(state: SessionWatchState, event: SessionWatchEvent): Step<SessionWatchState, SessionWatchEffect> {
  if ('at' in event && !isMoment(event.at)) return [state];
  switch (event.type) {
    case 'page-started':
      if (state.phase !== 'idle') return [state];
      return event.isVisible ? waiting(event.at, event.at) : [{ phase: 'hidden', askedAt: event.at }];
    case 'became-hidden':
      if (state.phase !== 'watching') return [state];
      return [{ phase: 'hidden', askedAt: state.askedAt }, { type: 'forget-wake' }];
    case 'became-visible':
      return state.phase === 'hidden' ? returned(state.askedAt, event.at) : [state];
    case 'wait-ended':
      return state.phase === 'watching' ? asking(event.at) : [state];
    case 'page-returned':
      return afterPageReturn(state, event.at);
    case 'page-stopped':
      return state.phase === 'watching' ? [{ phase: 'idle' }, { type: 'forget-wake' }] : [{ phase: 'idle' }];
    default:
      return unforeseen(event, [state]);
  }
}

/** SI-9 It is asked at once, whatever the time. */
function afterPageReturn(state: SessionWatchState, at: EpochMillis): Step<SessionWatchState, SessionWatchEffect> {
  if (state.phase === 'idle') return [state];
  return state.phase === 'watching' ? asking(at) : [{ phase: 'hidden', askedAt: at }, { type: 'ask' }];
}

function returned(askedAt: EpochMillis, now: EpochMillis): Step<SessionWatchState, SessionWatchEffect> {
  return now - askedAt >= SESSION_ASKED_EVERY ? asking(now) : waiting(askedAt, now);
}

function asking(now: EpochMillis): Step<SessionWatchState, SessionWatchEffect> {
  const [state, ...effects] = waiting(now, now);
  return [state, { type: 'ask' }, ...effects];
}

function waiting(askedAt: EpochMillis, now: EpochMillis): Step<SessionWatchState, SessionWatchEffect> {
  // A device clock set back must not stretch the wait beyond one period.
  const passed = Math.max(0, now - askedAt);
  return [
    { phase: 'watching', askedAt: Math.min(askedAt, now) },
    { type: 'wake-in', delay: SESSION_ASKED_EVERY - passed },
  ];
}
