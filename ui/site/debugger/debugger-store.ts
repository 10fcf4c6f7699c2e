import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { DebuggerGateway, DemoState } from '../../../core/site/debugger/debugger-gateway.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import type { LineGateway } from '../../../core/sports/line/line-gateway.ts';
import type { PageClock } from '../../page/page-clock.ts';

/** The demo's back end as its debugger shows it. */
export class DebuggerStore {
  state: DemoState | undefined = undefined;
  games: readonly Game[] = [];
  failure: RequestFailure | undefined = undefined;
  isBusy = false;
  readonly #gateway: DebuggerGateway;
  readonly #line: LineGateway;
  readonly #clock: PageClock;

  constructor(gateway: DebuggerGateway, line: LineGateway, clock: PageClock) {
    this.#gateway = gateway;
    this.#line = line;
    this.#clock = clock;
    makeAutoObservable(
      this,
      { state: observableRef, games: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** A failed feed leaves the games as they were last seen: silencing it is one of the things to try here. */
  async load(): Promise<void> {
    const [state, live] = await Promise.all([
      this.#gateway.state(),
      this.#line.line({ section: 'live', time: 'all', hoursAhead: 0 }),
    ]);
    runInAction(() => {
      if (state.ok) this.#take(state.value);
      else this.failure = state.error;
      if (live.ok) this.games = live.value.games;
    });
  }

  /** Gives a command, then looks what it did. */
  async command(give: (gateway: DebuggerGateway) => Promise<Result<EpochMillis, RequestFailure>>): Promise<void> {
    this.isBusy = true;
    this.failure = undefined;
    const done = await give(this.#gateway);
    await this.load();
    runInAction(() => {
      this.isBusy = false;
      if (!done.ok) this.failure = done.error;
    });
  }

  #take(state: DemoState): void {
    this.state = state;
    this.#clock.align(state.now);
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly debug: DebuggerStore;
  }
}
