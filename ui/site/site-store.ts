import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import type { SiteConfigGateway } from '../../core/site/config/site-config-gateway.ts';

/** What the operator switched on; fetched once. */
export class SiteStore {
  config: SiteConfig | undefined = undefined;
  isFailed = false;
  private readonly gateway: SiteConfigGateway;

  constructor(gateway: SiteConfigGateway) {
    this.gateway = gateway;
    makeAutoObservable<this, 'gateway'>(this, { gateway: false, config: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    if (this.config !== undefined) return;
    const reply = await this.gateway.siteConfig();
    runInAction(() => {
      if (reply.ok) this.config = reply.value;
      this.isFailed = !reply.ok;
    });
  }
}
