import { BACKGROUND_TIMERS } from '../../core/site/browser/background-timers.ts';
import type { Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { Visibility } from '../../core/shared/visibility.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';

export interface Asking {
  readonly timers: Timers;
  readonly visibility: Visibility;
  /** How long to wait for the next time; asked anew each time. */
  readonly period: () => Millis;
  readonly ask: () => void;
}

/** Asks again and again while the page is looked at: pauses as the rules of the background say, and asks once on return. */
export function keepAsking({ timers, visibility, period, ask }: Asking): () => void {
  let cancelNext = (): void => undefined;
  let forgetWake = (): void => undefined;
  const wait = (): void => {
    cancelNext = timers.after(period(), askAgain);
  };
  const askAgain = (): void => {
    ask();
    wait();
  };
  const background = new MachineStore(BACKGROUND_TIMERS, (effect, send) => {
    if (effect.type === 'resume') askAgain();
    else if (effect.type === 'pause') cancelNext();
    else if (effect.type === 'forget-wake') forgetWake();
    else if (effect.type === 'wake-in') {
      forgetWake = timers.after(effect.delay, () => {
        send({ type: 'wait-ended' });
      });
    }
  });
  const stopWatching = visibility.watch((isVisible) => {
    background.send({ type: isVisible ? 'page-entered' : 'page-left' });
  });
  wait();
  return () => {
    cancelNext();
    forgetWake();
    stopWatching();
  };
}
