import { keepAsking, type Asking } from './keep-asking.ts';

/** Asks again and again while a part of the page shows what is asked for. */
export class WatchedAsking {
  #watchers = 0;

  get isWatched(): boolean {
    return this.#watchers > 0;
  }

  /** The returned function ends it. */
  watch(): () => void {
    this.#watchers += 1;
    return () => {
      this.#watchers -= 1;
    };
  }

  start(
    { timers, visibility }: Pick<Asking, 'timers' | 'visibility'>,
    asking: Pick<Asking, 'period' | 'ask'>,
  ): () => void {
    const ask = (): void => {
      if (this.isWatched) asking.ask();
    };
    return keepAsking({ timers, visibility, period: asking.period, ask });
  }
}
