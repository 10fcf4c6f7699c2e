import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { AccountHistoryChoice } from '../../../core/accounts/history/account-history-choice.ts';
import type { AccountHistoryGateway } from '../../../core/accounts/history/account-history-gateway.ts';
import type { AccountHistoryPage } from '../../../core/accounts/history/account-movement.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

/** What moved on the player's accounts, a page at a time. */
export class AccountHistoryStore {
  failure: RequestFailure | undefined = undefined;
  isLoading = false;
  readonly #kept = observable.box<{ readonly epoch: number; readonly page: AccountHistoryPage } | undefined>(
    undefined,
    { deep: false },
  );
  #choice: AccountHistoryChoice | undefined = undefined;
  #asked = 0;
  readonly #gateway: AccountHistoryGateway;
  readonly #session: SharedSession;

  constructor(gateway: AccountHistoryGateway, session: SharedSession) {
    this.#gateway = gateway;
    this.#session = session;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Undefined until the first page of this player is there. */
  get page(): AccountHistoryPage | undefined {
    const kept = this.#kept.get();
    return kept !== undefined && this.#session.isSignedIn && this.#session.isCurrent(kept.epoch)
      ? kept.page
      : undefined;
  }

  async show(choice: AccountHistoryChoice): Promise<void> {
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

declare module '../use-accounts.ts' {
  interface AccountsStores {
    readonly accountHistory: AccountHistoryStore;
  }
}
