import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { PaymentHistoryChoice } from '../../core/payments/payment-history-choice.ts';
import type { PaymentPage, PaymentsGateway } from '../../core/payments/payments-gateway.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { SharedSession } from '../page/shared-stores.ts';

/** The player's payments, a page at a time. */
export class PaymentHistoryStore {
  failure: RequestFailure | undefined = undefined;
  isLoading = false;
  readonly #kept = observable.box<{ readonly epoch: number; readonly page: PaymentPage } | undefined>(undefined, {
    deep: false,
  });
  #choice: PaymentHistoryChoice | undefined = undefined;
  #asked = 0;
  readonly #gateway: PaymentsGateway;
  readonly #session: SharedSession;

  constructor(gateway: PaymentsGateway, session: SharedSession) {
    this.#gateway = gateway;
    this.#session = session;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Undefined until the first page of this player is there. */
  get page(): PaymentPage | undefined {
    const kept = this.#kept.get();
    return kept !== undefined && this.#session.isSignedIn && this.#session.isCurrent(kept.epoch)
      ? kept.page
      : undefined;
  }

  async show(choice: PaymentHistoryChoice): Promise<void> {
    this.#choice = choice;
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const session = this.#session;
    if (!session.isSignedIn || this.#choice === undefined) return;
    const { epoch } = session;
    this.#asked += 1;
    const number = this.#asked;
    this.isLoading = true;
    const reply = await this.#gateway.page(this.#choice);
    runInAction(() => {
      if (number !== this.#asked || !session.isCurrent(epoch)) return;
      this.isLoading = false;
      if (isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.#kept.set({ epoch, page: reply.value });
    });
  }
}

declare module './use-payments.ts' {
  interface PaymentsStores {
    readonly paymentHistory: PaymentHistoryStore;
  }
}
