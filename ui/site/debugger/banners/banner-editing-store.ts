import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, type RequestFailure } from '../../../../core/shared/request-failure.ts';
import type { Result } from '../../../../core/shared/result.ts';
import type { BannerEditingGateway, KeptBanner } from '../../../../core/sports/showcase/banner-gateway.ts';

/** The banners of home, as their editor has them. */
export class BannerEditingStore {
  banners: readonly KeptBanner[] | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isBusy = false;
  /** The number of the banner in the form; `new` for one that is not kept yet. */
  edited: number | 'new' | undefined = undefined;
  readonly #gateway: BannerEditingGateway;

  constructor(gateway: BannerEditingGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { banners: observableRef, failure: observableRef }, { autoBind: true });
  }

  edit(which: number | 'new' | undefined): void {
    this.edited = which;
  }

  /** Runs a command, or reads them anew without one; gives whether it was done. */
  async command(
    run: (gateway: BannerEditingGateway) => Promise<Result<readonly KeptBanner[], RequestFailure>> = async (gateway) =>
      gateway.all(),
  ): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    const reply = await run(this.#gateway);
    runInAction(() => {
      this.isBusy = false;
      if (isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.banners = reply.value;
    });
    return reply.ok;
  }
}

declare module '../../use-site.ts' {
  interface SiteStores {
    readonly bannerEditing: BannerEditingStore;
  }
}
