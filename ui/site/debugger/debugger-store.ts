import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { DebuggerGateway, DemoState } from '../../../core/site/debugger/debugger-gateway.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import type { LineGateway } from '../../../core/sports/line/line-gateway.ts';
import type { PageClock } from '../../page/page-clock.ts';

/** What changes the demo; it begins with the demo as it is by then. */
type DemoCommand = (
  gateway: DebuggerGateway,
  state: DemoState | undefined,
) => Promise<Result<EpochMillis, RequestFailure>>;

/** The demo's back end as its debugger shows it. */
export class DebuggerStore {
  state: DemoState | undefined = undefined;
  games: readonly Game[] = [];
  failure: RequestFailure | undefined = undefined;
  /** Commands that are not done yet. */
  given = 0;
  #turn: Promise<void> = Promise.resolve();
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

  get isBusy(): boolean {
    return this.given > 0;
  }

  /** A failed feed leaves the games as they were last seen: silencing it is one of the things to try here. */
  async load(): Promise<void> {
    await Promise.all([this.#loadState(), this.#loadGames()]);
  }

  /** Gives a command, then looks what it did. Commands wait for one another: each is made of what the former have left. */
  async command(give: DemoCommand): Promise<void> {
    this.given += 1;
    this.failure = undefined;
    const turn = this.#turn.then(async () => this.#give(give));
    this.#turn = turn.catch(() => undefined);
    await turn;
    await this.#loadGames();
    runInAction(() => {
      this.given -= 1;
    });
  }

  async #give(give: DemoCommand): Promise<void> {
    const done = await give(this.#gateway, this.state);
    await this.#loadState();
    runInAction(() => {
      if (!done.ok) this.failure = done.error;
    });
  }

  async #loadState(): Promise<void> {
    const state = await this.#gateway.state();
    runInAction(() => {
      if (state.ok) this.#take(state.value);
      else this.failure = state.error;
    });
  }

  async #loadGames(): Promise<void> {
    const live = await this.#line.line({ section: 'live', time: 'all', hoursAhead: 0 });
    runInAction(() => {
      if (live.ok) this.games = live.value.games;
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
