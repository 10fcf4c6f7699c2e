import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CatalogueGateway } from '../../../core/casino/catalogue/catalogue-gateway.ts';
import type { SharedNotices, SharedSession } from '../../page/shared-stores.ts';

interface FavouriteNeeds {
  readonly session: SharedSession;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
}

/** CTL-7 The favourite games of the player. */
export class FavouriteGamesStore {
  ids: readonly number[] = [];
  #epoch = -1;
  readonly #gateway: Pick<CatalogueGateway, 'favourites' | 'keepFavourite'>;
  readonly #needs: FavouriteNeeds;

  constructor(gateway: Pick<CatalogueGateway, 'favourites' | 'keepFavourite'>, needs: FavouriteNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true });
  }

  isFavourite(id: number): boolean {
    const { session } = this.#needs;
    return session.isSignedIn && session.isCurrent(this.#epoch) && this.ids.includes(id);
  }

  async load(): Promise<void> {
    const { session } = this.#needs;
    const { epoch } = session;
    if (!session.isSignedIn || this.#epoch === epoch) return;
    const reply = await this.#gateway.favourites();
    runInAction(() => {
      if (!reply.ok || !session.isCurrent(epoch)) return;
      this.#epoch = epoch;
      this.ids = reply.value;
    });
  }

  /** Shown at once, and taken back where the server refuses it. */
  async toggle(id: number): Promise<void> {
    const { session, notices } = this.#needs;
    const { epoch } = session;
    const before = this.ids;
    const isFavourite = !this.isFavourite(id);
    this.#epoch = epoch;
    this.ids = isFavourite ? [id, ...before] : before.filter((each) => each !== id);
    const reply = await this.#gateway.keepFavourite(id, isFavourite);
    runInAction(() => {
      if (session.isCurrent(epoch)) this.ids = reply.ok ? reply.value : before;
    });
    if (!reply.ok && session.isCurrent(epoch)) await notices.raiseFailure(reply.error, 'query');
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly favouriteGames: FavouriteGamesStore;
  }
}
