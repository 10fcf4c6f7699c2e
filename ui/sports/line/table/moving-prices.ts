import { runInAction } from 'mobx';
import { nextChangeAt } from '../../../../core/sports/line/price-move.ts';
import type { Millis } from '../../../../core/shared/time.ts';
import type { Timers } from '../../../../core/shared/timers.ts';
import type { PageClock } from '../../../page/page-clock.ts';
import type { PriceCell } from './price-cell.ts';

const SHORTEST_WAIT: Millis = 200;

/** Lets the marks of prices fade and their locks open when it is time, many at once. */
export class MovingPrices {
  readonly #cells = new Set<PriceCell>();
  readonly #clock: PageClock;
  readonly #timers: Timers;
  #cancelNext: (() => void) | undefined = undefined;

  constructor(clock: PageClock, timers: Timers) {
    this.#clock = clock;
    this.#timers = timers;
  }

  watch(cell: PriceCell): void {
    if (nextChangeAt(cell.shown) !== undefined) this.#cells.add(cell);
  }

  /** Waits for the next price to come to rest; to be called when all changes at hand are taken. */
  schedule(): void {
    if (this.#cancelNext !== undefined || this.#cells.size === 0) return;
    const now = this.#clock.exact();
    let soonest = Infinity;
    for (const cell of this.#cells) soonest = Math.min(soonest, nextChangeAt(cell.shown) ?? Infinity);
    this.#cancelNext = this.#timers.after(Math.max(SHORTEST_WAIT, soonest - now), () => {
      this.#cancelNext = undefined;
      this.#settle();
    });
  }

  stop(): void {
    this.#cancelNext?.();
    this.#cancelNext = undefined;
    this.#cells.clear();
  }

  #settle(): void {
    const now = this.#clock.exact();
    runInAction(() => {
      for (const cell of this.#cells) {
        cell.settle(now);
        if (nextChangeAt(cell.shown) === undefined) this.#cells.delete(cell);
      }
    });
    this.schedule();
  }
}
