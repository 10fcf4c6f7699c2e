import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SiteFrame } from '../../../core/site/config/site-frame.ts';
import type { SiteFrameGateway } from '../../../core/site/config/site-frame-gateway.ts';

/** What the operator puts around every page; fetched once. */
export class SiteFrameStore {
  frame: SiteFrame | undefined = undefined;
  readonly #gateway: SiteFrameGateway;
  #loading: Promise<void> | undefined = undefined;

  constructor(gateway: SiteFrameGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { frame: observableRef }, { autoBind: true });
  }

  /** One question at a time; what failed is asked again by the next who needs it. */
  async load(): Promise<void> {
    if (this.frame !== undefined) return;
    this.#loading ??= this.#ask();
    await this.#loading;
  }

  async #ask(): Promise<void> {
    const reply = await this.#gateway.siteFrame();
    runInAction(() => {
      if (reply.ok) this.frame = reply.value;
      this.#loading = undefined;
    });
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly frame: SiteFrameStore;
  }
}
