import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { LeaguePart } from '../../../core/sports/statistics/league-table.ts';
import type { ChampStatistics, StatisticsGateway } from '../../../core/sports/statistics/statistics-gateway.ts';

/** The competition whose statistics are shown. */
export class ChampStatisticsStore {
  champId = 0;
  phase: 'idle' | 'loading' | 'ready' | 'missing' | 'failed' = 'idle';
  failure: RequestFailure | undefined = undefined;
  statistics: ChampStatistics | undefined = undefined;
  part: LeaguePart = 'all';
  #running = new AbortController();
  readonly #gateway: StatisticsGateway;

  constructor(gateway: StatisticsGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { failure: observableRef, statistics: observableRef }, { autoBind: true });
  }

  /** Shows a competition; the one before goes at once, and what stands already is asked for anew behind it. */
  async open(champId: number): Promise<void> {
    if (champId !== this.champId || this.phase !== 'ready') this.#clear(champId);
    this.#running.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    const reply = await this.#gateway.champ(champId, signal);
    runInAction(() => {
      if (signal.aborted || isCancelled(reply)) return;
      if (reply.ok) this.#take(reply.value);
      else this.#fail(reply.error);
    });
  }

  show(part: LeaguePart): void {
    this.part = part;
  }

  #clear(champId: number): void {
    this.champId = champId;
    this.phase = 'loading';
    this.statistics = undefined;
    this.failure = undefined;
  }

  #take(statistics: ChampStatistics): void {
    this.statistics = statistics;
    this.phase = 'ready';
    this.failure = undefined;
  }

  #fail(failure: RequestFailure): void {
    if (this.statistics !== undefined) return;
    this.phase = failure.kind === 'refused' && failure.status === 404 ? 'missing' : 'failed';
    this.failure = failure;
  }
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly champStatistics: ChampStatisticsStore;
  }
}
