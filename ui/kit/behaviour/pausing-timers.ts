import {
  BACKGROUND_TIMERS,
  type BackgroundTimersEffect,
  type BackgroundTimersEvent,
  type BackgroundTimersState,
} from '../../../core/site/browser/background-timers.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import { MachineStore } from './machine-store.ts';

type BackgroundMachine = MachineStore<BackgroundTimersState, BackgroundTimersEvent, BackgroundTimersEffect>;

/** What came due while the timers were paused, each once. */
interface Pause {
  isOn: boolean;
  readonly due: Set<() => void>;
}

/** Timers of what runs in the background: while they are paused what is due waits, once each, for the player's return. */
export function pausingTimers(timers: Timers, visibility: Visibility): Timers & { readonly stop: () => void } {
  const pause: Pause = { isOn: false, due: new Set() };
  const { machine, forgetWake } = pauseMachine(timers, pause);
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
      if (pause.isOn) pause.due.add(turn);
      else turn();
    });
    return () => {
      cancel();
      pause.due.delete(turn);
    };
  };
  return {
    after: (delay, run) => held((fire) => timers.after(delay, fire), run),
    every: (period, run) => held((fire) => timers.every(period, fire), run),
    stop: () => {
      stopWatching();
      forgetWake();
      pause.due.clear();
    },
  };
}

/** Pauses and resumes as the rules of the background say. */
function pauseMachine(
  timers: Timers,
  pause: Pause,
): { readonly machine: BackgroundMachine; readonly forgetWake: () => void } {
  let forgetWake = (): void => undefined;
  const machine: BackgroundMachine = new MachineStore(BACKGROUND_TIMERS, (effect, send) => {
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
        pause.isOn = true;
        break;
      case 'resume':
        resume(pause);
        break;
    }
  });
  return {
    machine,
    forgetWake: () => {
      forgetWake();
    },
  };
}

function resume(pause: Pause): void {
  pause.isOn = false;
  const waiting = [...pause.due];
  pause.due.clear();
  for (const run of waiting) run();
}
