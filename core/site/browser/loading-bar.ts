import type { Machine, Step } from '../../shared/machine.ts';
import { unforeseen } from '../../shared/result.ts';
import { seconds, type Millis } from '../../shared/time.ts';

/** How long a page loads before the bar shows. */
export const LOADING_BAR_THROTTLE: Millis = 200;
/** How long the bar takes to run its whole way. */
export const LOADING_BAR_DURATION: Millis = seconds(5);

/** `load` numbers the loads, so that the wake of an earlier one says nothing. */
export type LoadingBarState =
  | { readonly phase: 'hidden'; readonly load: number }
  | { readonly phase: 'throttled'; readonly load: number }
  | { readonly phase: 'shown'; readonly load: number };

export type LoadingBarEvent =
  | { readonly type: 'loading-started' }
  | { readonly type: 'loading-ended' }
  | { readonly type: 'wait-ended'; readonly load: number };

export interface LoadingBarEffect {
  readonly type: 'wake-in';
  readonly delay: Millis;
  readonly load: number;
}

type Stepped = Step<LoadingBarState, LoadingBarEffect>;

/** BAR-1 The bar shows when a page has been loading for 200 ms; BAR-2 it is gone when the page is there, and 5 s after it showed in any case. */
export const LOADING_BAR: Machine<LoadingBarState, LoadingBarEvent, LoadingBarEffect> = {
  initial: { phase: 'hidden', load: 0 },
  step: barStep,
};

function barStep(state: LoadingBarState, event: LoadingBarEvent): Stepped {
  switch (event.type) {
    case 'loading-started': {
      const load = state.load + 1;
      return [
        { phase: 'throttled', load },
        { type: 'wake-in', delay: LOADING_BAR_THROTTLE, load },
      ];
    }
    case 'loading-ended':
      return state.phase === 'hidden' ? [state] : [{ phase: 'hidden', load: state.load }];
    case 'wait-ended':
      return event.load === state.load ? woken(state) : [state];
    default:
      return unforeseen(event, [state]);
  }
}

function woken({ phase, load }: LoadingBarState): Stepped {
  return phase === 'throttled'
    ? [
        { phase: 'shown', load },
        { type: 'wake-in', delay: LOADING_BAR_DURATION, load },
      ]
    : [{ phase: 'hidden', load }];
}
