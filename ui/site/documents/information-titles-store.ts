import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InformationTitlesGateway } from '../../../core/site/documents/information-gateway.ts';
import type { InformationTitle } from '../../../core/site/documents/information-page.ts';

/** The menu of all pages of information. */
export class InformationTitlesStore {
  titles: readonly InformationTitle[] = [];
  readonly #gateway: InformationTitlesGateway;

  constructor(gateway: InformationTitlesGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { titles: observableRef }, { autoBind: true });
  }

  /** Fetches them, where they are not there yet. */
  async load(): Promise<void> {
    if (this.titles.length > 0) return;
    const reply = await this.#gateway.titles();
    runInAction(() => {
      if (reply.ok) this.titles = reply.value;
    });
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly informationTitles: InformationTitlesStore;
  }
}
