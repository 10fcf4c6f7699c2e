import type { Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { Visibility } from '../../core/shared/visibility.ts';
import { backgroundPause } from '../kit/behaviour/background-pause.ts';

export interface Asking {
  readonly timers: Timers;
  readonly visibility: Visibility;
  /** How long to wait for the next time; asked anew each time. */
  readonly period: () => Millis;
  readonly ask: () => void;
}

/** Asks again and again while the page is looked at: pauses as the rules of the background say, and asks once on return. */
export function keepAsking({ timers, visibility, period, ask }: Asking): () => void {
  const wait = () => timers.after(period(), askWhereSeen);
  let cancelNext = wait();
  const askAgain = (): void => {
    ask();
    cancelNext();
    cancelNext = wait();
  };
  const background = backgroundPause(timers, visibility, {
    pause: () => {
      cancelNext();
    },
    resume: askAgain,
  });
  function askWhereSeen(): void {
    if (!background.isPaused()) askAgain();
  }
  return () => {
    cancelNext();
    background.stop();
  };
}
