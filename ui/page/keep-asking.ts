import { HIDDEN_TIMEOUT } from '../../core/sports/line/feed-pace.ts';
import type { Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { Visibility } from '../../core/shared/visibility.ts';

export interface Asking {
  readonly timers: Timers;
  readonly visibility: Visibility;
  /** How long to wait for the next time; asked anew each time. */
  readonly period: () => Millis;
  readonly ask: () => void;
}

/** Asks again and again while the page is looked at: stops half a minute after the player left, asks once on return. */
export function keepAsking({ timers, visibility, period, ask }: Asking): () => void {
  let cancelNext = (): void => undefined;
  let cancelPause = (): void => undefined;
  let isPaused = false;
  const wait = (): void => {
    cancelNext = timers.after(period(), () => {
      ask();
      wait();
    });
  };
  const pause = (): void => {
    isPaused = true;
    cancelNext();
  };
  const stopWatching = visibility.watch((isVisible) => {
    cancelPause();
    if (!isVisible) {
      cancelPause = timers.after(HIDDEN_TIMEOUT, pause);
    } else if (isPaused) {
      isPaused = false;
      ask();
      wait();
    }
  });
  wait();
  return () => {
    cancelNext();
    cancelPause();
    stopWatching();
  };
}
