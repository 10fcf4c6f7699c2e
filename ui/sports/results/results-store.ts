import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { isCancelled } from '../../../core/shared/request-failure.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import { LIVE_POLL } from '../../../core/sports/line/feed-pace.ts';
import type { GameResult, ResultsWish, ResultType } from '../../../core/sports/results/game-results.ts';
import { dayStrip, readResultDay, type ResultDay } from '../../../core/sports/results/result-days.ts';
import type { ResultCounts, ResultsGateway, ResultsPage } from '../../../core/sports/results/results-gateway.ts';
import { ALL_RESULTS, type ResultsQuery } from '../../../core/sports/results/results-query.ts';
import type { SettledGame } from '../../../core/sports/results/settled-game.ts';
import type { PageClock } from '../../page/page-clock.ts';
import { WatchedAsking } from '../../page/watched-asking.ts';

export interface ResultsNeeds {
  readonly gateway: ResultsGateway;
  readonly clock: PageClock;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly settings: { readonly settings: { readonly timeZone: number } };
  readonly favourites: { readonly favourites: { readonly champs: readonly number[] } };
}

/** The results that the address asks for: a day's games or those being played, and the game that is unfolded. */
export class ResultsStore {
  type: ResultType = 'ended';
  query: ResultsQuery = ALL_RESULTS;
  /** The page is that of one champ: its games alone are counted. */
  isOfChamp = false;
  phase: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  failure: RequestFailure | undefined = undefined;
  games: readonly GameResult[] = [];
  totalCount = 0;
  counts: ResultCounts | undefined = undefined;
  countsFailure: RequestFailure | undefined = undefined;
  moreFailure: RequestFailure | undefined = undefined;
  isLoadingMore = false;
  /** What became of the unfolded game; undefined while it is on its way. */
  settled: SettledGame | undefined = undefined;
  settledFailure: RequestFailure | undefined = undefined;
  /** The day that is shown, and the seven that it stands among. */
  day: ResultDay = { date: '', from: 0 };
  strip: readonly ResultDay[] = [];
  #pages = 0;
  /** The day whose games were counted last. */
  #countedFrom = 0;
  readonly #asking = new WatchedAsking();
  #running = new AbortController();
  readonly #needs: ResultsNeeds;

  constructor(needs: ResultsNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      {
        query: observableRef,
        failure: observableRef,
        games: observableRef,
        counts: observableRef,
        countsFailure: observableRef,
        moreFailure: observableRef,
        settled: observableRef,
        settledFailure: observableRef,
        day: observableRef,
        strip: observableRef,
      },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return this.phase === 'ready' && this.games.length < this.totalCount;
  }

  /** Shows what an address asks for; what stands already stays while only the unfolded game changes. */
  async open(type: ResultType, query: ResultsQuery, isOfChamp = false): Promise<void> {
    const { timeZone } = this.#needs.settings.settings;
    const now = this.#needs.clock.exact();
    const day = readResultDay(query.day ?? null, now, timeZone);
    const isSamePage = isOfChamp === this.isOfChamp && type === this.type;
    const isSameList = this.phase === 'ready' && isSamePage && this.#isSameList(query, day);
    const isSameGame = query.gameId === this.query.gameId && this.settled !== undefined;
    if (!isSamePage || (isOfChamp && query.champId !== this.query.champId)) this.counts = undefined;
    this.type = type;
    this.isOfChamp = isOfChamp;
    this.query = query;
    this.day = day;
    this.strip = dayStrip(day.from, now, timeZone);
    await Promise.all([
      isSameList ? undefined : this.load(),
      isSameList && this.counts !== undefined ? undefined : this.loadCounts(),
      isSameGame ? undefined : this.loadSettled(),
    ]);
  }

  /** The first page anew; the one that is shown goes at once. */
  async load(): Promise<void> {
    this.#running.abort();
    this.#running = new AbortController();
    this.phase = 'loading';
    this.games = [];
    this.#pages = 0;
    this.moreFailure = undefined;
    const { signal } = this.#running;
    const reply = await this.#needs.gateway.results(this.#wish(), 1, signal);
    runInAction(() => {
      if (signal.aborted || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      this.phase = reply.ok ? 'ready' : 'failed';
      if (reply.ok) this.#take(reply.value, 1);
    });
  }

  async loadMore(): Promise<void> {
    if (this.isLoadingMore || !this.hasMore) return;
    this.isLoadingMore = true;
    const page = this.#pages + 1;
    const { signal } = this.#running;
    const reply = await this.#needs.gateway.results(this.#wish(), page, signal);
    runInAction(() => {
      this.isLoadingMore = false;
      if (signal.aborted || isCancelled(reply)) return;
      this.moreFailure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.#take(reply.value, page);
    });
  }

  /** Asks anew for what is shown, which stays until then. */
  async renew(): Promise<void> {
    if (this.phase === 'ready') await this.#refresh();
  }

  async loadCounts(): Promise<void> {
    const { type, day, strip, isOfChamp } = this;
    const champId = isOfChamp ? this.query.champId : undefined;
    const reply = await this.#needs.gateway.counts(
      { type, day: type === 'ended' ? day.from : undefined, stripFrom: strip[0]?.from ?? day.from, champId },
      this.#running.signal,
    );
    runInAction(() => {
      if (isCancelled(reply) || this.type !== type || this.day.from !== day.from) return;
      if (this.isOfChamp !== isOfChamp || (isOfChamp && this.query.champId !== champId)) return;
      this.countsFailure = reply.ok ? undefined : reply.error;
      // those of another day would be wrong beside this one
      if (reply.ok || this.#countedFrom !== day.from) this.counts = reply.ok ? reply.value : undefined;
      this.#countedFrom = day.from;
    });
  }

  async loadSettled(): Promise<void> {
    const { gameId } = this.query;
    this.settled = undefined;
    this.settledFailure = undefined;
    if (gameId === undefined || this.type !== 'ended') return;
    const reply = await this.#needs.gateway.settled(gameId);
    runInAction(() => {
      if (isCancelled(reply) || this.query.gameId !== gameId) return;
      this.settledFailure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.settled = reply.value;
    });
  }

  /** Keeps games that are being played up to date while a page shows them; the returned function ends that. */
  watch(): () => void {
    return this.#asking.watch();
  }

  start(): () => void {
    // the page was drawn before the server had an answer
    if (this.failure?.kind === 'network') void this.load();
    if (this.countsFailure?.kind === 'network') void this.loadCounts();
    return this.#asking.start(this.#needs, {
      period: () => LIVE_POLL,
      ask: () => {
        if (this.type === 'live' && this.phase === 'ready') void this.#refresh();
      },
    });
  }

  /** Asks again for as many pages as are shown, so that what is read keeps its place. */
  async #refresh(): Promise<void> {
    const { signal } = this.#running;
    const pages = Array.from({ length: this.#pages }, (_, place) => place + 1);
    const replies = await Promise.all(
      pages.map(async (page) => this.#needs.gateway.results(this.#wish(), page, signal)),
    );
    runInAction(() => {
      const [first] = replies;
      if (signal.aborted || first?.ok !== true || this.#pages !== pages.length) return;
      const games = replies.flatMap((reply) => (reply.ok ? reply.value.games : []));
      if (replies.every(({ ok }) => ok)) this.games = distinctGames(games);
      this.totalCount = first.value.totalCount;
    });
  }

  #take({ games, totalCount }: ResultsPage, page: number): void {
    this.#pages = page;
    this.totalCount = totalCount;
    this.games = page === 1 ? games : distinctGames([...this.games, ...games]);
  }

  #wish(): ResultsWish {
    const { sportId, countryCode, champId, search, isFavourites } = this.query;
    return {
      type: this.type,
      day: this.type === 'ended' ? this.day.from : undefined,
      sportId,
      countryCode,
      champId,
      search,
      ofChamps: isFavourites ? this.#needs.favourites.favourites.champs : undefined,
    };
  }

  #isSameList(query: ResultsQuery, day: ResultDay): boolean {
    const { sportId, countryCode, champId, search, isFavourites } = this.query;
    return (
      day.from === this.day.from &&
      query.sportId === sportId &&
      query.countryCode === countryCode &&
      query.champId === champId &&
      query.search === search &&
      query.isFavourites === isFavourites
    );
  }
}

/** A game that moved to another page while it was asked for stands once. */
function distinctGames(games: readonly GameResult[]): readonly GameResult[] {
  return [...new Map(games.map((game) => [game.id, game])).values()];
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly results: ResultsStore;
  }
}
