import type { Machine, Step } from '../../shared/machine.ts';
import { unforeseen } from '../../shared/result.ts';
import type { Millis } from '../../shared/time.ts';
import { HIDDEN_TIMEOUT } from '../../sports/line/feed-pace.ts';

export type BackgroundTimersState =
  | { readonly phase: 'running' }
  | { readonly phase: 'leaving' }
  | { readonly phase: 'paused' };

export type BackgroundTimersEvent =
  | { readonly type: 'page-left' }
  | { readonly type: 'page-entered' }
  | { readonly type: 'wait-ended' };

export type BackgroundTimersEffect =
  | { readonly type: 'wake-in'; readonly delay: Millis }
  | { readonly type: 'forget-wake' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' };

/** TMR-1 Background timers pause 30 s after the player left the page; TMR-2 they resume on return, and a shorter absence leaves them running. */
export const BACKGROUND_TIMERS: Machine<BackgroundTimersState, BackgroundTimersEvent, BackgroundTimersEffect> = {
  initial: { phase: 'running' },
  step: timersStep,
};

function timersStep(
  state: BackgroundTimersState,
  event: BackgroundTimersEvent,
): Step<BackgroundTimersState, BackgroundTimersEffect> {
  switch (event.type) {
    case 'page-left':
      return state.phase === 'running' ? [{ phase: 'leaving' }, { type: 'wake-in', delay: HIDDEN_TIMEOUT }] : [state];
    case 'wait-ended':
      return state.phase === 'leaving' ? [{ phase: 'paused' }, { type: 'pause' }] : [state];
    case 'page-entered':
      if (state.phase === 'running') return [state];
      return [{ phase: 'running' }, state.phase === 'leaving' ? { type: 'forget-wake' } : { type: 'resume' }];
    default:
      return unforeseen(event, [state]);
  }
}
