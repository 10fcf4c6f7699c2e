import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, type RequestFailure } from '../../../../core/shared/request-failure.ts';
import type { DuelAddress } from '../../../../core/sports/statistics/duel-address.ts';
import type { PlayersDuel } from '../../../../core/sports/statistics/players-duel.ts';
import type { StatisticsGateway } from '../../../../core/sports/statistics/statistics-gateway.ts';

/** Two players side by side. */
export class PlayersDuelStore {
  address: DuelAddress | undefined = undefined;
  phase: 'idle' | 'loading' | 'ready' | 'missing' | 'failed' = 'idle';
  duel: PlayersDuel | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  #running = new AbortController();
  readonly #gateway: StatisticsGateway;

  constructor(gateway: StatisticsGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      { address: observableRef, duel: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Shows the two that an address names; those before stay until they have come, where the competition is the same. */
  async open(address: DuelAddress): Promise<void> {
    this.#running.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    if (address.champId !== this.duel?.champId) this.duel = undefined;
    this.address = address;
    this.phase = 'loading';
    this.failure = undefined;
    const reply = await this.#gateway.duel(address, signal);
    runInAction(() => {
      if (signal.aborted || isCancelled(reply)) return;
      this.duel = reply.ok ? reply.value : undefined;
      this.phase = reply.ok ? 'ready' : isUnknown(reply.error) ? 'missing' : 'failed';
      this.failure = reply.ok ? undefined : reply.error;
    });
  }

  async retry(): Promise<void> {
    if (this.address !== undefined) await this.open(this.address);
  }
}

function isUnknown(failure: RequestFailure): boolean {
  return failure.kind === 'refused' && failure.status === 404;
}

declare module '../../use-sports.ts' {
  interface SportsStores {
    readonly playersDuel: PlayersDuelStore;
  }
}
