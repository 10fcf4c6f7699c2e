import type { Machine, Step } from '../../shared/machine.ts';
import { unforeseen } from '../../shared/result.ts';
import type { Millis } from '../../shared/time.ts';

/** How long a window has to keep its width before the page takes it. */
export const RESIZE_DEBOUNCE: Millis = 100;

export type WindowWidthState =
  | { readonly phase: 'steady'; readonly width: number }
  | { readonly phase: 'moving'; readonly width: number; readonly next: number; readonly change: number };

export type WindowWidthEvent =
  | { readonly type: 'resized'; readonly width: number }
  | { readonly type: 'wait-ended'; readonly change: number };

export type WindowWidthEffect =
  | { readonly type: 'wake-in'; readonly delay: Millis; readonly change: number }
  | { readonly type: 'take-width'; readonly width: number };

/** RSZ-1 A width is taken when the window has kept it for 100 ms; RSZ-2 what is no width above 0, or was taken last, is not. */
export const WINDOW_WIDTH: Machine<WindowWidthState, WindowWidthEvent, WindowWidthEffect> = {
  initial: { phase: 'steady', width: 0 },
  step: widthStep,
};

function widthStep(state: WindowWidthState, event: WindowWidthEvent): Step<WindowWidthState, WindowWidthEffect> {
  switch (event.type) {
    case 'resized': {
      if (!(event.width > 0 && event.width < Infinity)) return [state];
      const change = state.phase === 'moving' ? state.change + 1 : 1;
      return [
        { phase: 'moving', width: state.width, next: event.width, change },
        { type: 'wake-in', delay: RESIZE_DEBOUNCE, change },
      ];
    }
    case 'wait-ended': {
      if (state.phase !== 'moving' || event.change !== state.change) return [state];
      const steady: WindowWidthState = { phase: 'steady', width: state.next };
      return state.next === state.width ? [steady] : [steady, { type: 'take-width', width: state.next }];
    }
    default:
      return unforeseen(event, [state]);
  }
}
