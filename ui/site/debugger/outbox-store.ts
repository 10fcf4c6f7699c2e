import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { DebuggerGateway } from '../../../core/site/debugger/debugger-gateway.ts';
import type { MessageAttachment, ShownMessages } from '../../../core/site/debugger/sent-message.ts';

/** What the demo would have sent. */
export class OutboxStore {
  shown: ShownMessages | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isBusy = false;
  readonly #gateway: Pick<DebuggerGateway, 'outbox' | 'attachment'>;

  constructor(gateway: Pick<DebuggerGateway, 'outbox' | 'attachment'>) {
    this.#gateway = gateway;
    makeAutoObservable(this, { shown: observableRef, failure: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.isBusy = true;
    const reply = await this.#gateway.outbox();
    runInAction(() => {
      this.isBusy = false;
      if (isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.shown = reply.value;
    });
  }

  /** The file of a message; undefined where it did not come. */
  async attachment(id: number): Promise<MessageAttachment | undefined> {
    this.isBusy = true;
    const reply = await this.#gateway.attachment(id);
    runInAction(() => {
      this.isBusy = false;
      if (!isCancelled(reply)) this.failure = reply.ok ? undefined : reply.error;
    });
    return reply.ok ? reply.value : undefined;
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly outbox: OutboxStore;
  }
}
