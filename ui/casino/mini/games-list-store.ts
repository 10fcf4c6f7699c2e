import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { gameByRoute, gamesPreviewQuestion, type GameListEntry } from '../../../core/casino/game-list.ts';
import type { GamesListGateway } from '../../../core/casino/mini/games-list-gateway.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { SharedSite } from '../../page/shared-stores.ts';

interface GamesListNeeds {
  readonly site: SharedSite;
  readonly language: Language;
}

/** MG-2 The sort of site that asks: a desktop one. */
const WHENCE = 1;

/** The games that the site lists, bonus games among them. */
export class GamesListStore {
  entries: readonly GameListEntry[] | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  readonly #gateway: GamesListGateway;
  readonly #needs: GamesListNeeds;

  constructor(gateway: GamesListGateway, needs: GamesListNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, { entries: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Once; again where it failed. */
  async load(): Promise<void> {
    const { config } = this.#needs.site;
    if (this.entries !== undefined || config === undefined) return;
    const { groupId, refId, geoCountryCode: countryCode } = config;
    const { language } = this.#needs;
    const site = { whence: WHENCE, groupId, refId, language, countryCode };
    const reply = await this.#gateway.preview(gamesPreviewQuestion(site));
    if (isCancelled(reply)) return;
    runInAction(() => {
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.entries = reply.value;
    });
  }

  /** CG-6 */
  game(route: string): GameListEntry | undefined {
    return gameByRoute(this.entries ?? [], route);
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly gamesList: GamesListStore;
  }
}
