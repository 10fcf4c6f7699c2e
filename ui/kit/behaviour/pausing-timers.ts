import {
  BACKGROUND_TIMERS,
  type BackgroundTimersEffect,
  type BackgroundTimersEvent,
  type BackgroundTimersState,
} from '../../../core/site/browser/background-timers.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import { MachineStore } from './machine-store.ts';

/** Timers of what runs in the background: while they are paused what is due waits, once each, for the player's return. */
export function pausingTimers(timers: Timers, visibility: Visibility): Timers & { readonly stop: () => void } {
  let isPaused = false;
  let forgetWake = (): void => undefined;
  const due = new Set<() => void>();
  const machine = new MachineStore<BackgroundTimersState, BackgroundTimersEvent, BackgroundTimersEffect>(
    BACKGROUND_TIMERS,
    (effect, send) => {
      switch (effect.type) {
        case 'wake-in':
          forgetWake = timers.after(effect.delay, () => {
            send({ type: 'wait-ended' });
          });
          break;
        case 'forget-wake':
          forgetWake();
          break;
        case 'pause':
          isPaused = true;
          break;
        case 'resume': {
          isPaused = false;
          const waiting = [...due];
          due.clear();
          for (const run of waiting) run();
          break;
        }
      }
    },
  );
  const stopWatching = visibility.watch((isVisible) => {
    machine.send({ type: isVisible ? 'page-entered' : 'page-left' });
  });
  if (!visibility.isVisible()) machine.send({ type: 'page-left' });
  const held = (start: (fire: () => void) => () => void, run: () => void): (() => void) => {
    // of its own, so that the same function may be given to two timers
    const turn = (): void => {
      run();
    };
    const cancel = start(() => {
      if (isPaused) due.add(turn);
      else turn();
    });
    return () => {
      cancel();
      due.delete(turn);
    };
  };
  return {
    after: (delay, run) => held((fire) => timers.after(delay, fire), run),
    every: (period, run) => held((fire) => timers.every(period, fire), run),
    stop: () => {
      stopWatching();
      forgetWake();
      due.clear();
    },
  };
}
