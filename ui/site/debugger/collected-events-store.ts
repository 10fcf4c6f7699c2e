import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CountedName } from '../../../core/analytics/counted-event.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { CollectedEvent } from '../../../core/site/debugger/collected-event.ts';
import type { DebuggerGateway } from '../../../core/site/debugger/debugger-gateway.ts';

/** What the demo's collector has. */
export class CollectedEventsStore {
  events: readonly CollectedEvent[] | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isBusy = false;
  /** Undefined: all. */
  chosen: CountedName | undefined = undefined;
  readonly #gateway: Pick<DebuggerGateway, 'collectedEvents'>;

  constructor(gateway: Pick<DebuggerGateway, 'collectedEvents'>) {
    this.#gateway = gateway;
    makeAutoObservable(this, { events: observableRef, failure: observableRef }, { autoBind: true });
  }

  get shown(): readonly CollectedEvent[] | undefined {
    return this.events?.filter(({ name }) => this.chosen === undefined || name === this.chosen);
  }

  choose(name: CountedName | undefined): void {
    this.chosen = name;
  }

  async load(): Promise<void> {
    this.isBusy = true;
    const reply = await this.#gateway.collectedEvents();
    runInAction(() => {
      this.isBusy = false;
      if (isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.events = reply.value;
    });
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly collectedEvents: CollectedEventsStore;
  }
}
