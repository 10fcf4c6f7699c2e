import { BACKGROUND_TIMERS } from '../../../core/site/browser/background-timers.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import { HIDDEN_TIMEOUT } from '../../../core/sports/line/feed-pace.ts';
import { MachineStore } from './machine-store.ts';

interface Paused {
  readonly pause?: () => void;
  readonly resume: () => void;
}

/**
 * Pauses what runs in the background as its rules say. REL-22 A browser holds the timers of a hidden page back, or runs
 * none of them: how long it was hidden is read from the clock whenever something is about to run, and on return.
 */
export function backgroundPause(timers: Timers, visibility: Visibility, { pause, resume }: Paused) {
  let forgetWake = (): void => undefined;
  const machine = new MachineStore(BACKGROUND_TIMERS, (effect, send) => {
    if (effect.type === 'forget-wake') forgetWake();
    else if (effect.type === 'resume') resume();
    else if (effect.type === 'pause') {
      forgetWake();
      pause?.();
    } else if (effect.type === 'wake-in') {
      forgetWake = timers.after(effect.delay, () => {
        send({ type: 'wait-ended' });
      });
    }
  });
  const isPaused = (): boolean => {
    if (visibility.hiddenFor() >= HIDDEN_TIMEOUT) machine.send({ type: 'wait-ended' });
    return machine.state.phase === 'paused';
  };
  const follow = (isVisible: boolean): void => {
    if (isVisible) isPaused();
    machine.send({ type: isVisible ? 'page-entered' : 'page-left' });
  };
  if (!visibility.isVisible()) follow(false);
  const stopWatching = visibility.watch(follow);
  return {
    isPaused,
    stop: () => {
      stopWatching();
      forgetWake();
    },
  };
}
