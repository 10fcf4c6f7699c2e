import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { InformationGateway } from '../../../core/site/documents/information-gateway.ts';
import type { CashTerminal } from '../../../core/site/terminals/cash-terminal.ts';

/** The places that sell vouchers for cash. */
export class TerminalsStore {
  /** Undefined until they have come. */
  terminals: readonly CashTerminal[] | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  readonly #gateway: InformationGateway;

  constructor(gateway: InformationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { terminals: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Fetches them where they are not there yet. */
  async load(): Promise<void> {
    if (this.terminals !== undefined) return;
    const reply = await this.#gateway.terminals();
    runInAction(() => {
      if (reply.ok) this.terminals = reply.value;
      if (!isCancelled(reply)) this.failure = reply.ok ? undefined : reply.error;
    });
  }
}
