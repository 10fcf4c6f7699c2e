import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { InformationGateway } from '../../../core/site/documents/information-gateway.ts';
import { AlphabetStore } from '../alphabet/alphabet-store.ts';
import { TerminalsStore } from '../terminals/terminals-store.ts';
import type { InformationPage, NewsTitle } from '../../../core/site/documents/information-page.ts';
import type { InformationTitlesStore } from './information-titles-store.ts';

/** The page of information that is open. */
export class InformationStore {
  page: InformationPage | undefined = undefined;
  /** Undefined until they have come. */
  news: readonly NewsTitle[] | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  readonly alphabet: AlphabetStore;
  readonly terminals: TerminalsStore;
  #asked = '';
  readonly #gateway: InformationGateway;
  readonly #titles: InformationTitlesStore;

  constructor(gateway: InformationGateway, titles: InformationTitlesStore) {
    this.#gateway = gateway;
    this.#titles = titles;
    this.alphabet = new AlphabetStore(gateway);
    this.terminals = new TerminalsStore(gateway);
    makeAutoObservable(
      this,
      {
        page: observableRef,
        news: observableRef,
        failure: observableRef,
        alphabet: false,
        terminals: false,
      },
      { autoBind: true },
    );
  }

  /** Fetches a page, and the menu where it is not there yet; the page asked for last is the one that shows. */
  async show(page: string): Promise<void> {
    this.#asked = page;
    await Promise.all([this.#titles.load(), this.#loadPage(page)]);
  }

  /** Fetches the list of the news. */
  async loadNews(): Promise<void> {
    this.#asked = '';
    const reply = await this.#gateway.news();
    runInAction(() => {
      if (this.#asked !== '' || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.news = reply.value;
    });
  }

  async #loadPage(page: string): Promise<void> {
    if (this.page?.page === page) return;
    const reply = await this.#gateway.page(page);
    runInAction(() => {
      if (this.#asked !== page || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      this.page = reply.ok ? reply.value : undefined;
    });
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly information: InformationStore;
  }
}
