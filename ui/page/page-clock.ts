import { action, makeAutoObservable } from 'mobx';
import type { Clock } from '../../core/shared/clock.ts';
import { seconds, type EpochMillis, type Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';

/** What a slow reply may seem to move the clock by. */
const LEAST_MOVE: Millis = seconds(15);

/** The server's time as views read it: it stands still until the page is hydrated, then moves each second. */
export class PageClock {
  now: EpochMillis;
  #offset: Millis = 0;
  #ahead: Millis | undefined = undefined;
  readonly #device: Clock;
  readonly #timers: Timers;

  constructor(device: Clock, timers: Timers, now: EpochMillis) {
    this.#device = device;
    this.#timers = timers;
    this.now = now;
    makeAutoObservable(this, { exact: false }, { autoBind: true });
  }

  /** The server's time this very moment; never read it while rendering. */
  exact(): EpochMillis {
    return this.#device.now() + this.#offset;
  }

  /** Takes a time the server sent; the device's own clock may be hours off. Moments are whole milliseconds, or what keeps one is not read again. */
  align(serverTime: EpochMillis): void {
    this.#offset = Math.round(serverTime - this.#device.now());
  }

  /** REL-21 Takes the moment a reply was sent at: where the device's clock was set meanwhile, the server's time goes on as before. */
  hear(sentAt: EpochMillis): void {
    const ahead = this.#device.now() - sentAt;
    const moved = ahead - (this.#ahead ?? ahead);
    if (this.#ahead !== undefined && Math.abs(moved) < LEAST_MOVE) return;
    this.#ahead = ahead;
    this.#offset -= moved;
  }

  start(): () => void {
    return this.#timers.every(
      seconds(1),
      action(() => {
        this.now = this.exact();
      }),
    );
  }
}
