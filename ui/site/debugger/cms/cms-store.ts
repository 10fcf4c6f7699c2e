import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CmsGateway } from '../../../../core/site/cms/cms-gateway.ts';
import type { CmsPlace, CmsTitle, CmsVersion, EditedBlock, EditedPage } from '../../../../core/site/cms/edited-page.ts';
import type { LandingBlock } from '../../../../core/site/cms/landing.ts';
import { isCancelled, type RequestFailure } from '../../../../core/shared/request-failure.ts';
import type { Result } from '../../../../core/shared/result.ts';

/** The pages that an editor writes, and the versions of the one that is open. */
export class CmsStore {
  titles: readonly CmsTitle[] | undefined = undefined;
  place: CmsPlace | undefined = undefined;
  /** The newest first; undefined while they are fetched. */
  versions: readonly CmsVersion[] | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isBusy = false;
  readonly #gateway: CmsGateway;

  constructor(gateway: CmsGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      { preview: false, titles: observableRef, place: observableRef, versions: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  async loadTitles(): Promise<void> {
    await this.#run(this.#gateway.titles(), (titles) => {
      this.titles = titles;
    });
  }

  async open(place: CmsPlace | undefined): Promise<void> {
    this.place = place;
    this.versions = undefined;
    if (place === undefined) return;
    await this.#run(this.#gateway.versions(place), (versions) => {
      if (this.place === place) this.versions = versions;
    });
  }

  preview(blocks: readonly EditedBlock[]): readonly LandingBlock[] {
    return this.#gateway.preview(blocks);
  }

  /** Keeps a version after the newest that was read; gives whether it was done. */
  async keep(page: EditedPage): Promise<boolean> {
    const { place, versions, isBusy } = this;
    if (place === undefined || versions === undefined || isBusy) return false;
    const kept = this.#gateway.keep(place, { ...page, after: versions[0]?.id });
    const isDone = await this.#run(kept, (after) => {
      if (this.place === place) this.versions = after;
    });
    if (isDone) await this.loadTitles();
    return isDone;
  }

  async #run<Value>(asked: Promise<Result<Value, RequestFailure>>, done: (value: Value) => void): Promise<boolean> {
    this.isBusy = true;
    const reply = await asked;
    runInAction(() => {
      this.isBusy = false;
      if (isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) done(reply.value);
    });
    return reply.ok;
  }
}

declare module '../../use-site.ts' {
  interface SiteStores {
    readonly cms: CmsStore;
  }
}
