import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { JackpotBoard, JackpotsGateway } from '../../../core/casino/jackpots/jackpots-gateway.ts';
import { isCancelled } from '../../../core/shared/request-failure.ts';
import { seconds } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import { keepAsking } from '../../page/keep-asking.ts';

export interface JackpotsNeeds {
  readonly gateway: JackpotsGateway;
  readonly accounts: {
    readonly active: { readonly currency: string } | undefined;
    readonly currency: string;
  };
  readonly timers: Timers;
  readonly visibility: Visibility;
}

const ASKED_EVERY = seconds(20);

/** JKP-9 The jackpots in the currency of the player, as the server said last. */
export class JackpotsStore {
  /** Undefined before it has come, and where it did not. */
  board: JackpotBoard | undefined = undefined;
  #watchers = 0;
  #stop = (): void => undefined;
  readonly #needs: JackpotsNeeds;

  constructor(needs: JackpotsNeeds) {
    this.#needs = needs;
    makeAutoObservable(this, { board: observableRef }, { autoBind: true });
  }

  /** While somebody looks at them; however many places show them, they are asked for once. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) this.#stop = this.#keepAsking();
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) this.#stop();
    };
  }

  async load(): Promise<void> {
    const currency = this.#currency;
    const reply = await this.#needs.gateway.board(currency);
    runInAction(() => {
      if (isCancelled(reply) || currency !== this.#currency) return;
      this.board = reply.ok ? reply.value : undefined;
    });
  }

  get #currency(): string {
    const { accounts } = this.#needs;
    return accounts.active?.currency ?? accounts.currency;
  }

  #keepAsking(): () => void {
    const { timers, visibility } = this.#needs;
    const stopAsking = keepAsking({ timers, visibility, period: () => ASKED_EVERY, ask: () => void this.load() });
    const stopFollowing = reaction(
      () => this.#currency,
      () => {
        this.board = undefined;
        void this.load();
      },
    );
    void this.load();
    return () => {
      stopAsking();
      stopFollowing();
    };
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly jackpots: JackpotsStore;
  }
}
