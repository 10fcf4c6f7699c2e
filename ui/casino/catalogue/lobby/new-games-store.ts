import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CatalogueGame } from '../../../../core/casino/catalogue/catalogue-game.ts';
import type { CatalogueGateway } from '../../../../core/casino/catalogue/catalogue-gateway.ts';
import { readCatalogueWish } from '../../../../core/casino/catalogue/catalogue-wish.ts';

/** CTL-9 The games that came last; none where they do not load. */
export class NewGamesStore {
  games: readonly CatalogueGame[] = [];
  total = 0;
  #isAsked = false;
  readonly #gateway: Pick<CatalogueGateway, 'page'>;

  constructor(gateway: Pick<CatalogueGateway, 'page'>) {
    this.#gateway = gateway;
    makeAutoObservable(this, { games: observableRef }, { autoBind: true });
  }

  /** Once; again only where they did not come. */
  async open(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const wish = { ...readCatalogueWish(new URLSearchParams()), isNewOnly: true };
    const reply = await this.#gateway.page({}, wish, 0);
    runInAction(() => {
      this.#isAsked = reply.ok;
      if (!reply.ok) return;
      this.games = reply.value.games;
      this.total = reply.value.total;
    });
  }
}

declare module '../../use-casino.ts' {
  interface CasinoStores {
    readonly newGames: NewGamesStore;
  }
}
