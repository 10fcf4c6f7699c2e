import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LandingGateway } from '../../../core/site/cms/cms-gateway.ts';
import type { LandingPage } from '../../../core/site/cms/landing.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';

/** The landing page that is open. */
export class LandingStore {
  landing: LandingPage | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  #asked = '';
  readonly #gateway: LandingGateway;

  constructor(gateway: LandingGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { landing: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** The page asked for last is the one that shows. */
  async show(landing: string): Promise<void> {
    this.#asked = landing;
    if (this.landing?.landing === landing) return;
    const reply = await this.#gateway.landing(landing);
    runInAction(() => {
      if (this.#asked !== landing || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      this.landing = reply.ok ? reply.value : undefined;
    });
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly landings: LandingStore;
  }
}
