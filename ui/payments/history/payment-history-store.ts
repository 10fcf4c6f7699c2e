import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { PaymentHistoryChoice } from '../../../core/payments/history/payment-history-choice.ts';
import type { Payment, PaymentPage, PaymentsGateway } from '../../../core/payments/payments-gateway.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

/** PMT-13 Of 100 payments each. */
const MOST_PAGES_IN_FILE = 50;

/** The player's payments, a page at a time. */
export class PaymentHistoryStore {
  failure: RequestFailure | undefined = undefined;
  isLoading = false;
  /** Why there is no file. */
  fileFailure: RequestFailure | undefined = undefined;
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
    makeAutoObservable(this, { failure: observableRef, fileFailure: observableRef }, { autoBind: true });
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

  /** PMT-13 All that the choice lists, the newest first; undefined where some did not come. */
  async readAll(choice: PaymentHistoryChoice): Promise<readonly Payment[] | undefined> {
    const session = this.#session;
    const { epoch } = session;
    const found = new Map<number, Payment>();
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const reply = await this.#gateway.page({ ...choice, page }, { isOfFile: true });
      if (!session.isCurrent(epoch)) return undefined;
      runInAction(() => {
        this.fileFailure = reply.ok || isCancelled(reply) ? undefined : reply.error;
      });
      if (!reply.ok) return undefined;
      // one that was made meanwhile moves the others to the next page
      for (const payment of reply.value.payments) found.set(payment.id, payment);
      pages = Math.min(reply.value.pageCount, MOST_PAGES_IN_FILE);
    }
    return [...found.values()];
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

declare module '../use-payments.ts' {
  interface PaymentsStores {
    readonly paymentHistory: PaymentHistoryStore;
  }
}
