import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { GameHistory, StatisticsGateway } from '../../../core/sports/statistics/statistics-gateway.ts';

/** What the sides of a game played before it. */
export class GameHistoryStore {
  gameId = 0;
  history: GameHistory | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  readonly #gateway: StatisticsGateway;

  constructor(gateway: StatisticsGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { history: observableRef, failure: observableRef }, { autoBind: true });
  }

  async open(gameId: number): Promise<void> {
    this.gameId = gameId;
    this.history = undefined;
    this.failure = undefined;
    const reply = await this.#gateway.history(gameId);
    runInAction(() => {
      if (this.gameId !== gameId || isCancelled(reply)) return;
      if (reply.ok) this.history = reply.value;
      else this.failure = reply.error;
    });
  }
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly gameHistory: GameHistoryStore;
  }
}
