import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { CasinoProvider } from '../../../core/casino/casino-game.ts';
import type { CatalogueGame } from '../../../core/casino/catalogue/catalogue-game.ts';
import type { CatalogueGateway, CataloguePlace } from '../../../core/casino/catalogue/catalogue-gateway.ts';
import { writeCatalogueWish, type CatalogueWish } from '../../../core/casino/catalogue/catalogue-wish.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';

/** As many as the server sends at once. */
const PAGE_SIZE = 60;

/** The games that a page lists, as far as somebody has come to them. */
export class CatalogueStore {
  total = 0;
  isGuess = false;
  /** Whether the first games of what is asked for now are there. */
  isLoaded = false;
  failure: RequestFailure | undefined = undefined;
  providers: readonly CasinoProvider[] | undefined = undefined;
  readonly #games = observable.map<number, CatalogueGame>({}, { deep: false });
  #asked = '';
  readonly #pages = new Set<number>();
  #place: CataloguePlace = {};
  #wish: CatalogueWish | undefined = undefined;
  readonly #gateway: CatalogueGateway;

  constructor(gateway: CatalogueGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { failure: observableRef, providers: observableRef }, { autoBind: true });
  }

  /** Undefined while it is on its way. */
  game(index: number): CatalogueGame | undefined {
    return this.#games.get(index);
  }

  get firstGames(): readonly CatalogueGame[] {
    return [...this.#games.values()];
  }

  /** Lists what is asked for; the same again changes nothing, unless it failed. */
  async open(place: CataloguePlace, wish: CatalogueWish): Promise<void> {
    const asked = JSON.stringify([place, writeCatalogueWish(wish)]);
    const isOwn = place.own !== undefined;
    if (asked === this.#asked && this.failure === undefined && !isOwn) return;
    this.#asked = asked;
    this.#pages.clear();
    this.isLoaded = false;
    this.failure = undefined;
    this.#place = place;
    this.#wish = wish;
    await this.#loadPage(0);
  }

  /** Somebody sees the games between these: what is missing of them is asked for. */
  reach(first: number, last: number): void {
    if (!this.isLoaded) return;
    for (let page = Math.floor(first / PAGE_SIZE); page * PAGE_SIZE <= Math.min(last, this.total - 1); page += 1) {
      if (!this.#pages.has(page)) void this.#loadPage(page);
    }
  }

  async retry(): Promise<void> {
    await this.#loadPage(0);
  }

  async loadProviders(): Promise<void> {
    if (this.providers !== undefined) return;
    const failure = await this.#askProviders();
    runInAction(() => {
      if (failure !== undefined) this.failure = failure;
    });
  }

  /** For a filter: where they do not come, the games stay. */
  async offerProviders(): Promise<void> {
    if (this.providers === undefined) await this.#askProviders();
  }

  async #askProviders(): Promise<RequestFailure | undefined> {
    const reply = await this.#gateway.providers();
    runInAction(() => {
      if (reply.ok) this.providers = reply.value;
    });
    return reply.ok || isCancelled(reply) ? undefined : reply.error;
  }

  async #loadPage(page: number): Promise<void> {
    if (this.#wish === undefined) return;
    const asked = this.#asked;
    this.#pages.add(page);
    const reply = await this.#gateway.page(this.#place, this.#wish, page * PAGE_SIZE);
    runInAction(() => {
      if (asked !== this.#asked) return;
      if (!reply.ok) {
        this.#pages.delete(page);
        if (page === 0) this.failure = reply.error;
        return;
      }
      if (page === 0) this.#games.clear();
      this.failure = undefined;
      this.isLoaded = true;
      this.total = reply.value.total;
      this.isGuess = reply.value.isGuess;
      for (const [index, game] of reply.value.games.entries()) this.#games.set(page * PAGE_SIZE + index, game);
    });
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly catalogue: CatalogueStore;
  }
}
