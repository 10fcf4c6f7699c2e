import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import type { SignedOutFor } from './signed-out-notice.ts';
import { hours, minutes, seconds, type Millis } from '../shared/time.ts';

/** IDL-1 What counts as activity of the player. */
export const ACTIVITY_KINDS = [
  'mouse-moved',
  'mouse-pressed',
  'resized',
  'key-pressed',
  'touched',
  'wheel-turned',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** IDL-2 More than one activity within this time counts as one. */
export const ACTIVITY_THROTTLE: Millis = 100;

const DEFAULT_MINUTES = 30;
const LONGEST_MINUTES = 12 * 60;

interface Watched {
  readonly allowed: Millis;
  readonly activeAt: Millis;
  /** When the session ends, whatever is done. */
  readonly endsAt: Millis;
  readonly isMediaPlaying: boolean;
}

export type InactivityState =
  | { readonly phase: 'off' }
  | ({ readonly phase: 'watching' } & Watched)
  | { readonly phase: 'signing-out' };

/** Every `at` is read from a clock that is never set and runs on while the page is hidden. */
export type InactivityEvent =
  | { readonly type: 'signed-in'; readonly at: Millis; readonly allowed: Millis | undefined }
  /** The server said how long the session still lasts. */
  | { readonly type: 'end-told'; readonly at: Millis; readonly left: Millis }
  | { readonly type: 'activity-seen'; readonly at: Millis }
  /** Another tab has seen activity in time. */
  | { readonly type: 'active-elsewhere'; readonly at: Millis }
  | { readonly type: 'media-started'; readonly at: Millis }
  | { readonly type: 'media-stopped'; readonly at: Millis }
  | { readonly type: 'wait-ended'; readonly at: Millis }
  | { readonly type: 'signed-out' };

export type InactivityEffect =
  | { readonly type: 'sign-out' }
  | { readonly type: 'remember-notice'; readonly reason: SignedOutFor }
  | { readonly type: 'wake-in'; readonly delay: Millis }
  | { readonly type: 'forget-wake' };

type Stepped = Step<InactivityState, InactivityEffect>;

/** IDL-7 However active, nobody stays signed in for longer without signing in again, where the server names no end. */
const LONGEST_SESSION: Millis = hours(12);

/** IDL-3 How long a player may be idle; undefined where the site does not sign idle players out. */
export function allowedIdleness(site: {
  readonly isAutoLogoffEnabled: boolean;
  readonly autoLogoffMinutes?: number | undefined;
}): Millis | undefined {
  if (site.isAutoLogoffEnabled !== true) return undefined;
  const configured = site.autoLogoffMinutes;
  return minutes(
    typeof configured === 'number' && configured > 0 && configured <= LONGEST_MINUTES ? configured : DEFAULT_MINUTES,
  );
}

/**
 * IDL-4 Who is idle for as long as the site allows is signed out; IDL-5 idleness is not counted while media plays;
 * IDL-6 the notice of it is remembered for the next sign-in page; IDL-7 the end of the session signs everybody out.
 */
export const INACTIVITY: Machine<InactivityState, InactivityEvent, InactivityEffect> = {
  initial: { phase: 'off' },
  step: inactivityStep,
};

/** How long before it a player hears of being signed out for idleness, where there is that much time. */
const WARNED_BEFORE: Millis = minutes(1);

/** IDL-8 How long until an idle player is warned, a minute before the end; 0 where it is time, nothing where nobody is watched or media plays. */
export function idleWarningIn(state: InactivityState, at: Millis): Millis | undefined {
  if (state.phase !== 'watching' || state.isMediaPlaying || !Number.isFinite(at)) return undefined;
  return Math.max(0, state.activeAt + state.allowed - Math.min(WARNED_BEFORE, state.allowed / 2) - at);
}

/** IDL-11 The whole seconds that a warned player has left; nothing where nobody is warned. */
export function idleSecondsLeft(state: InactivityState, at: Millis): number | undefined {
  if (state.phase !== 'watching' || idleWarningIn(state, at) !== 0) return undefined;
  return Math.max(0, Math.ceil((state.activeAt + state.allowed - at) / seconds(1)));
}

function inactivityStep(state: InactivityState, event: InactivityEvent): Stepped {
  if ('at' in event && !Number.isFinite(event.at)) return [state];
  switch (event.type) {
    case 'signed-in':
      return afterSignIn(state, event.allowed, event.at);
    case 'signed-out':
      return state.phase === 'watching' ? [{ phase: 'off' }, { type: 'forget-wake' }] : [{ phase: 'off' }];
    case 'end-told':
      return state.phase === 'watching' && Number.isFinite(event.left)
        ? watched({ ...state, endsAt: event.at + event.left }, event.at)
        : [state];
    case 'activity-seen':
      return state.phase === 'watching' ? inTime(state, event.at, afterActivity(state, event.at)) : [state];
    case 'active-elsewhere':
      if (state.phase !== 'watching') return [state];
      return event.at < state.endsAt ? [afterActivity(state, event.at)] : watched(state, event.at);
    case 'media-started':
      return state.phase === 'watching' ? inTime(state, event.at, { ...state, isMediaPlaying: true }) : [state];
    case 'media-stopped':
      if (state.phase !== 'watching' || !state.isMediaPlaying) return [state];
      return watched({ ...state, isMediaPlaying: false, activeAt: Math.max(state.activeAt, event.at) }, event.at);
    case 'wait-ended':
      return state.phase === 'watching' ? watched(state, event.at) : [state];
    default:
      return unforeseen(event, [state]);
  }
}

function afterSignIn(state: InactivityState, allowed: Millis | undefined, at: Millis): Stepped {
  if (allowed === undefined || !(allowed > 0)) {
    return state.phase === 'watching' ? [{ phase: 'off' }, { type: 'forget-wake' }] : [{ phase: 'off' }];
  }
  const endsAt = at + LONGEST_SESSION;
  return watched({ phase: 'watching', allowed, activeAt: at, endsAt, isMediaPlaying: false }, at);
}

/** After a sleep it may come before the wake that is overdue: who has been idle for too long is signed out by it. */
function inTime(state: Extract<InactivityState, { phase: 'watching' }>, at: Millis, next: InactivityState): Stepped {
  return at < endOf(state) ? [next] : watched(state, at);
}

/** The wake stays where it is: it finds out then how long the player has been idle. */
function afterActivity(state: Extract<InactivityState, { phase: 'watching' }>, at: Millis): InactivityState {
  return at - state.activeAt < ACTIVITY_THROTTLE ? state : { ...state, activeAt: at };
}

function watched(state: Extract<InactivityState, { phase: 'watching' }>, at: Millis): Stepped {
  const end = endOf(state);
  // a timer of a browser holds less than 25 days
  if (at < end) return [state, { type: 'wake-in', delay: Math.min(end - at, LONGEST_SESSION) }];
  const reason = at >= state.endsAt ? 'long-session' : 'inactivity';
  return [{ phase: 'signing-out' }, { type: 'remember-notice', reason }, { type: 'sign-out' }];
}

function endOf({ isMediaPlaying, activeAt, allowed, endsAt }: Watched): Millis {
  return Math.min(isMediaPlaying ? Number.POSITIVE_INFINITY : activeAt + allowed, endsAt);
}
