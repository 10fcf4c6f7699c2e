import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import { isMoment, minutes, type EpochMillis, type Millis } from '../shared/time.ts';
import type { JurisdictionProfile } from './jurisdiction.ts';
import type { Limit } from './limit.ts';
import { limitInForce } from './limit-in-force.ts';

interface Counting {
  /** Milliseconds of a clock that is never set. */
  readonly startedAt: Millis;
  /** The last acknowledged check, or the start. */
  readonly countedFrom: Millis;
  readonly every: Millis;
}

export type RealityCheckState =
  | { readonly phase: 'off' }
  | ({ readonly phase: 'counting'; readonly isVisible: boolean } & Counting)
  /** It fell due while nobody was looking. */
  | ({ readonly phase: 'overdue' } & Counting)
  | ({ readonly phase: 'shown'; readonly isVisible: boolean } & Counting);

/** Every `at` is read from a clock that is never set and runs on while the page is hidden. */
export type RealityCheckEvent =
  | { readonly type: 'session-began'; readonly at: Millis; readonly every: Millis; readonly isVisible: boolean }
  | { readonly type: 'wait-ended'; readonly at: Millis }
  | { readonly type: 'became-hidden' }
  | { readonly type: 'became-visible'; readonly at: Millis }
  | { readonly type: 'interval-changed'; readonly at: Millis; readonly every: Millis }
  | { readonly type: 'acknowledged'; readonly at: Millis }
  | { readonly type: 'session-ended' };

export type RealityCheckEffect =
  | { readonly type: 'show'; readonly elapsed: Millis }
  | { readonly type: 'hide' }
  | { readonly type: 'wake-in'; readonly delay: Millis }
  | { readonly type: 'forget-wake' };

type Stepped = Step<RealityCheckState, RealityCheckEffect>;
type CountingState = Extract<RealityCheckState, { phase: 'counting' }>;

const USUAL_INTERVAL: Millis = minutes(60);

/** RC-5 What the player can do from a check besides going on. */
export const REALITY_CHECK_LINKS = ['history', 'set-limit', 'sign-out', 'break'] as const;

/** RC-1 The player's own interval, else the profile's; an hour where both are missing. */
export function realityCheckEvery(
  limits: readonly Limit[],
  now: EpochMillis,
  { realityCheckEvery: usual }: JurisdictionProfile,
): Millis {
  const chosen = limitInForce(limits, 'reality-check', now)?.value;
  return intervalOf(minutes(typeof chosen === 'number' && chosen > 0 ? chosen : usual));
}

/** RC-10 Whether the interval has passed since the last acknowledged check, or since the play began. */
export function isCheckDue(countedFrom: EpochMillis, every: Millis, now: EpochMillis): boolean {
  return now - countedFrom >= every;
}

/**
 * RC-2 A check is shown each time the interval has passed since the last acknowledged one; RC-3 what falls due while the page is hidden is shown on return;
 * RC-4 it stays until it is acknowledged or the session ends.
 */
export const REALITY_CHECK: Machine<RealityCheckState, RealityCheckEvent, RealityCheckEffect> = {
  initial: { phase: 'off' },
  step: checkStep,
};

/** RC-6 No new bet is taken while a check waits to be acknowledged; bets already sent and their settlement go on. */
export function pausesNewBets(state: RealityCheckState): boolean {
  return state.phase === 'shown' || state.phase === 'overdue';
}

function checkStep(state: RealityCheckState, event: RealityCheckEvent): Stepped {
  if ('at' in event && !isMoment(event.at)) return [state];
  switch (event.type) {
    case 'session-began':
      return state.phase === 'off' ? began(event) : [state];
    case 'wait-ended':
      return state.phase === 'counting' ? counted(state, event.at) : [state];
    case 'became-hidden':
      return 'isVisible' in state ? [{ ...state, isVisible: false }] : [state];
    case 'became-visible':
      return afterReturn(state, event.at);
    case 'interval-changed':
      return afterChange(state, event);
    case 'acknowledged':
      return state.phase === 'shown' ? afterAcknowledgement(state, event.at) : [state];
    case 'session-ended':
      return afterEnd(state);
    default:
      return unforeseen(event, [state]);
  }
}

function began({ at, every, isVisible }: Extract<RealityCheckEvent, { type: 'session-began' }>): Stepped {
  return counted({ phase: 'counting', isVisible, startedAt: at, countedFrom: at, every: intervalOf(every) }, at);
}

function counted(state: CountingState, at: Millis): Stepped {
  const { startedAt, countedFrom, every, isVisible } = state;
  const left = countedFrom + every - at;
  if (left > 0) return [state, { type: 'wake-in', delay: left }];
  const counting = { startedAt, countedFrom, every };
  return isVisible ? shown(counting, at) : [{ phase: 'overdue', ...counting }];
}

function shown({ startedAt, countedFrom, every }: Counting, at: Millis): Stepped {
  return [
    { phase: 'shown', isVisible: true, startedAt, countedFrom, every },
    { type: 'show', elapsed: Math.max(0, at - startedAt) },
  ];
}

function afterReturn(state: RealityCheckState, at: Millis): Stepped {
  if (state.phase === 'overdue') return shown(state, at);
  if (state.phase === 'shown') return [{ ...state, isVisible: true }];
  return state.phase === 'counting' ? counted({ ...state, isVisible: true }, at) : [state];
}

function afterChange(
  state: RealityCheckState,
  event: Extract<RealityCheckEvent, { type: 'interval-changed' }>,
): Stepped {
  if (state.phase === 'off') return [state];
  const changed = { ...state, every: intervalOf(event.every) };
  return changed.phase === 'counting' ? counted(changed, event.at) : [changed];
}

function afterAcknowledgement(state: Extract<RealityCheckState, { phase: 'shown' }>, at: Millis): Stepped {
  const [next, ...effects] = counted({ ...state, phase: 'counting', countedFrom: at }, at);
  return [next, { type: 'hide' }, ...effects];
}

function afterEnd(state: RealityCheckState): Stepped {
  if (state.phase === 'off') return [state];
  return state.phase === 'shown' ? [{ phase: 'off' }, { type: 'hide' }] : [{ phase: 'off' }, { type: 'forget-wake' }];
}

function intervalOf(every: Millis): Millis {
  return Number.isFinite(every) && every > 0 ? every : USUAL_INTERVAL;
}
