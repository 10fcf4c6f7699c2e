import type { SharedSession } from '../../../page/shared-stores.ts';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { AccountTotals, GroupTotals } from '../../../../core/coupon/placed/betting-totals.ts';
import type { ChosenHistory, HistoryGateway } from '../../../../core/coupon/placed/history-gateway.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { isCancelled, type RequestFailure } from '../../../../core/shared/request-failure.ts';

/** What is asked for beside a page of the history. */
export interface AskedSums {
  readonly chosen: ChosenHistory;
  readonly timeZone: number;
  readonly hasStatistics: boolean;
}

interface KeptSums {
  readonly epoch: number;
  readonly totals: readonly AccountTotals<Minor>[];
  readonly groups: readonly GroupTotals<Minor>[] | undefined;
}

/** What the chosen coupons come to. */
export class HistorySumsStore {
  failure: RequestFailure | undefined = undefined;
  isLoading = false;
  readonly #kept = observable.box<KeptSums | undefined>(undefined, { deep: false });
  #asked = 0;
  #question: AskedSums | undefined = undefined;
  readonly #gateway: HistoryGateway;
  readonly #session: SharedSession;

  constructor(gateway: HistoryGateway, session: SharedSession) {
    this.#gateway = gateway;
    this.#session = session;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Undefined until they are there for this player; those of another choice are never shown once this one has failed. */
  get totals(): readonly AccountTotals<Minor>[] | undefined {
    return this.#current?.totals;
  }

  get groups(): readonly GroupTotals<Minor>[] | undefined {
    return this.#current?.groups;
  }

  async load(question: AskedSums): Promise<void> {
    const session = this.#session;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    const { chosen, timeZone, hasStatistics } = question;
    this.#question = question;
    this.#asked += 1;
    const number = this.#asked;
    this.isLoading = true;
    const [totals, groups] = await Promise.all([
      this.#gateway.totals(chosen),
      hasStatistics ? this.#gateway.statistics(chosen, timeZone) : undefined,
    ]);
    runInAction(() => {
      if (number !== this.#asked || !session.isCurrent(epoch)) return;
      this.isLoading = false;
      if (isCancelled(totals) || (groups !== undefined && isCancelled(groups))) return;
      const failed = totals.ok ? groups : totals;
      this.failure = failed?.ok === false ? failed.error : undefined;
      this.#kept.set(
        totals.ok && groups?.ok !== false ? { epoch, totals: totals.value, groups: groups?.value } : undefined,
      );
    });
  }

  async retry(): Promise<void> {
    if (this.#question !== undefined) await this.load(this.#question);
  }

  get #current(): KeptSums | undefined {
    const kept = this.#kept.get();
    return kept !== undefined && this.#session.isSignedIn && this.#session.isCurrent(kept.epoch) ? kept : undefined;
  }
}

declare module '../../use-coupon.ts' {
  interface CouponStores {
    readonly historySums: HistorySumsStore;
  }
}
