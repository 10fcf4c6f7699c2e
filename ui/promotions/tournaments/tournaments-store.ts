import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type {
  OwnTournament,
  OwnTournaments,
  TournamentList,
  TournamentPage,
  TournamentsGateway,
} from '../../../core/promotions/tournaments/tournaments-gateway.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import { seconds } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import type { PageClock } from '../../page/page-clock.ts';
import type { SharedNotices, SharedSession } from '../../page/shared-stores.ts';
import { WatchedAsking } from '../../page/watched-asking.ts';
import type { PromotionsStores } from '../use-promotions.ts';

export interface TournamentsNeeds {
  readonly gateway: TournamentsGateway;
  readonly session: SharedSession;
  readonly accounts: Pick<PromotionsStores['accounts'], 'currency'>;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
  readonly clock: Pick<PageClock, 'align'>;
  readonly timers: Timers;
  readonly visibility: Visibility;
}

const ASKED_EVERY = seconds(20);

/** The tournaments that a page shows: all of them, or one with its table; and what the player has joined. */
export class TournamentsStore {
  list: TournamentList | undefined = undefined;
  page: TournamentPage | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isSending = false;
  readonly #own = observable.box<{ readonly epoch: number; readonly reply: OwnTournaments } | undefined>(undefined, {
    deep: false,
  });
  #shown: string | undefined = undefined;
  readonly #asking = new WatchedAsking();
  readonly #needs: TournamentsNeeds;

  constructor(needs: TournamentsNeeds) {
    this.#needs = needs;
    makeAutoObservable(this, { list: observableRef, page: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Undefined until it has come for this player. */
  get own(): OwnTournaments | undefined {
    const { session } = this.#needs;
    const kept = this.#own.get();
    return kept !== undefined && session.isSignedIn && session.isCurrent(kept.epoch) ? kept.reply : undefined;
  }

  entryOf(id: string): OwnTournament | undefined {
    return this.own?.entries.find((entry) => entry.id === id);
  }

  /** Shows one by its id or its series, or all of them. */
  async open(id?: string): Promise<void> {
    if (id !== this.#shown) {
      this.page = undefined;
      this.failure = undefined;
    }
    this.#shown = id;
    await this.load();
  }

  async load(): Promise<void> {
    await Promise.all([this.#shown === undefined ? this.#loadList() : this.#loadPage(this.#shown), this.#loadOwn()]);
  }

  /** PRM-9 Joins, or leaves. */
  async take(id: string, isIn: boolean): Promise<void> {
    if (this.isSending) return;
    const { gateway, session, accounts, notices } = this.#needs;
    const { epoch } = session;
    this.isSending = true;
    const reply = await gateway.take(id, { isIn, currency: accounts.currency });
    runInAction(() => {
      this.isSending = false;
      if (reply.ok) this.#own.set({ epoch, reply: reply.value });
    });
    if (!reply.ok) await notices.raiseFailure(reply.error, 'save-setting');
    await this.load();
  }

  /** Keeps the table up to date while a page shows it; the returned function ends that. */
  watch(): () => void {
    return this.#asking.watch();
  }

  start(): () => void {
    const { accounts, session } = this.#needs;
    const stopAsking = this.#asking.start(this.#needs, { period: () => ASKED_EVERY, ask: () => void this.load() });
    const stopFollowing = reaction(
      () => [accounts.currency, session.epoch],
      () => {
        if (this.#asking.isWatched) void this.load();
      },
    );
    return () => {
      stopAsking();
      stopFollowing();
    };
  }

  async #loadList(): Promise<void> {
    const { gateway, accounts, clock } = this.#needs;
    const reply = await gateway.list(accounts.currency);
    this.#take(reply, undefined, (list) => {
      this.list = list;
      clock.align(list.serverTime);
    });
  }

  async #loadPage(id: string): Promise<void> {
    const { gateway, accounts, clock } = this.#needs;
    const reply = await gateway.page(id, accounts.currency);
    this.#take(reply, id, (page) => {
      this.page = page;
      clock.align(page.serverTime);
    });
  }

  async #loadOwn(): Promise<void> {
    const { gateway, session } = this.#needs;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    const reply = await gateway.own();
    runInAction(() => {
      if (reply.ok) this.#own.set({ epoch, reply: reply.value });
    });
  }

  #take<Value>(reply: Result<Value, RequestFailure>, id: string | undefined, keep: (value: Value) => void): void {
    runInAction(() => {
      if (this.#shown !== id || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) keep(reply.value);
    });
  }
}

declare module '../use-promotions.ts' {
  interface PromotionsStores {
    readonly tournaments: TournamentsStore;
  }
}
