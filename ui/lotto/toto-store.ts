import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { TotoBoard, TotoDrawRow, TotoDrawView, TotoGateway, TotoNominee } from '../../core/lotto/toto-gateway.ts';
import type { TotoDay } from '../../core/lotto/toto-days.ts';
import type { TotoPage } from '../../core/lotto/toto-page.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import { seconds } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { Visibility } from '../../core/shared/visibility.ts';
import type { PageClock } from '../page/page-clock.ts';
import { WatchedAsking } from '../page/watched-asking.ts';
import type { LottoStores } from './use-lotto.ts';

export interface TotoNeeds {
  readonly gateway: TotoGateway;
  readonly accounts: Pick<LottoStores['accounts'], 'currency'>;
  readonly clock: Pick<PageClock, 'align'>;
  readonly timers: Timers;
  readonly visibility: Visibility;
}

const ASKED_EVERY = seconds(15);
const WANTED = { draw: 'running', next: 'next' } as const;

const A_PAGE = 30;

/** What the pages of the toto show: a draw of one sort, former draws, and who won most. */
export class TotoStore {
  page: TotoPage = { sort: 'fifteen', part: 'filling' };
  /** Stays while another is on its way; undefined before the first has come. */
  board: TotoBoard | undefined = undefined;
  draws: readonly TotoDrawRow[] | undefined = undefined;
  hasMoreDraws = false;
  /** TT-29 The day that former draws are narrowed to. */
  day: TotoDay | undefined = undefined;
  nominees: readonly TotoNominee[] | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  /** The draw that is unfolded among former ones, and its games once they have come. */
  unfoldedId: number | undefined = undefined;
  unfolded: TotoDrawView | undefined = undefined;
  readonly #asking = new WatchedAsking();
  #running = new AbortController();
  readonly #needs: TotoNeeds;

  constructor(needs: TotoNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      {
        page: observableRef,
        board: observableRef,
        draws: observableRef,
        day: observableRef,
        nominees: observableRef,
        failure: observableRef,
        unfolded: observableRef,
      },
      { autoBind: true },
    );
  }

  get draw(): TotoDrawView | undefined {
    return this.board?.draw;
  }

  /** Shows what an address asks for. */
  async open(page: TotoPage): Promise<void> {
    if (page.sort !== this.page.sort || page.part !== this.page.part) {
      this.board = undefined;
      this.draws = undefined;
      this.day = undefined;
      this.nominees = undefined;
      this.unfoldedId = undefined;
      this.unfolded = undefined;
    }
    this.page = page;
    await this.load();
  }

  async load(): Promise<void> {
    this.#running.abort();
    this.#running = new AbortController();
    const { part } = this.page;
    await Promise.all([
      this.#loadBoard(),
      part === 'draws' ? this.#loadDraws() : undefined,
      part === 'nominees' ? this.#loadNominees() : undefined,
    ]);
  }

  async loadMoreDraws(): Promise<void> {
    const last = this.draws?.at(-1);
    if (last !== undefined) await this.#loadDraws(last.number);
  }

  async chooseDay(day: TotoDay | undefined): Promise<void> {
    this.day = day;
    await this.load();
  }

  /** Unfolds a former draw, or folds the one that is. */
  async unfold(id: number): Promise<void> {
    const isSame = this.unfoldedId === id;
    this.unfoldedId = isSame ? undefined : id;
    this.unfolded = undefined;
    if (isSame) return;
    const { sort } = this.page;
    const reply = await this.#needs.gateway.board({ sort, wanted: id, currency: this.#needs.accounts.currency });
    runInAction(() => {
      if (this.unfoldedId === id) this.#take(reply, (board) => (this.unfolded = board.draw));
    });
  }

  /** Keeps the draw up to date while a page shows it; the returned function ends that. */
  watch(): () => void {
    return this.#asking.watch();
  }

  start(): () => void {
    const { accounts } = this.#needs;
    const stopAsking = this.#asking.start(this.#needs, {
      period: () => ASKED_EVERY,
      ask: () => void this.#loadBoard(),
    });
    const stopFollowing = reaction(
      () => accounts.currency,
      () => {
        if (this.board !== undefined) void this.load();
      },
    );
    return () => {
      stopAsking();
      stopFollowing();
    };
  }

  async #loadBoard(): Promise<void> {
    const { gateway, accounts, clock } = this.#needs;
    const { sort, part } = this.page;
    const { signal } = this.#running;
    const wanted = part === 'draw' || part === 'next' ? WANTED[part] : 'open';
    const reply = await gateway.board({ sort, wanted, currency: accounts.currency }, signal);
    runInAction(() => {
      if (signal.aborted) return;
      this.#take(reply, (board) => {
        this.board = board;
        clock.align(board.serverTime);
      });
    });
  }

  async #loadDraws(before?: number): Promise<void> {
    const { signal } = this.#running;
    const wish = { sort: this.page.sort, currency: this.#needs.accounts.currency, before, day: this.day };
    const reply = await this.#needs.gateway.draws(wish, signal);
    runInAction(() => {
      if (signal.aborted) return;
      this.#take(reply, (draws) => {
        this.draws = before === undefined ? draws : [...(this.draws ?? []), ...draws];
        this.hasMoreDraws = draws.length === A_PAGE;
      });
    });
  }

  async #loadNominees(): Promise<void> {
    const { signal } = this.#running;
    const wish = { sort: this.page.sort, currency: this.#needs.accounts.currency };
    const reply = await this.#needs.gateway.nominees(wish, signal);
    runInAction(() => {
      if (!signal.aborted) this.#take(reply, (nominees) => (this.nominees = nominees));
    });
  }

  #take<Value>(reply: Result<Value, RequestFailure>, keep: (value: Value) => void): void {
    if (isCancelled(reply)) return;
    this.failure = reply.ok ? undefined : reply.error;
    if (reply.ok) keep(reply.value);
  }
}

declare module './use-lotto.ts' {
  interface LottoStores {
    readonly toto: TotoStore;
  }
}
