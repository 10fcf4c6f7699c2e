import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type {
  OwnPromotion,
  OwnPromotions,
  Promotion,
  PromotionList,
  PromotionsGateway,
} from '../../../core/promotions/offers/promotion.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import type { SharedNotices, SharedSession } from '../../page/shared-stores.ts';
import type { PromotionsStores } from '../use-promotions.ts';

export interface OffersNeeds {
  readonly session: SharedSession;
  readonly accounts: Pick<PromotionsStores['accounts'], 'currency' | 'refreshEverywhere'>;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
}

/** The promotions, and what the player has joined of them. */
export class OffersStore {
  list: PromotionList | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isSending = false;
  readonly #own = observable.box<{ readonly epoch: number; readonly reply: OwnPromotions } | undefined>(undefined, {
    deep: false,
  });
  readonly #gateway: PromotionsGateway;
  readonly #needs: OffersNeeds;

  constructor(gateway: PromotionsGateway, needs: OffersNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, { list: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** PRM-14 Whether the visitor may be offered something; undefined as long as it is not known of a player. */
  get mayOffer(): boolean | undefined {
    return this.#needs.session.isSignedIn ? this.own?.mayJoin : true;
  }

  /** Undefined until it has come for this player. */
  get own(): OwnPromotions | undefined {
    const { session } = this.#needs;
    const kept = this.#own.get();
    return kept !== undefined && session.isSignedIn && session.isCurrent(kept.epoch) ? kept.reply : undefined;
  }

  promotion(id: string): Promotion | undefined {
    return this.list?.promotions.find((each) => each.id === id);
  }

  entryOf(id: string): OwnPromotion | undefined {
    return this.own?.entries.find((entry) => entry.id === id);
  }

  async load(): Promise<void> {
    const { accounts, session } = this.#needs;
    const { epoch } = session;
    const [list, own] = await Promise.all([
      this.#gateway.list(accounts.currency),
      session.isSignedIn ? this.#gateway.own() : undefined,
    ]);
    runInAction(() => {
      if (own?.ok === true) this.#own.set({ epoch, reply: own.value });
      if (isCancelled(list)) return;
      this.failure = list.ok ? (own?.ok === false ? own.error : undefined) : list.error;
      if (list.ok) this.list = list.value;
    });
  }

  /** PRM-11 Joins, or leaves. */
  async take(id: string, isIn: boolean): Promise<void> {
    const { currency } = this.#needs.accounts;
    await this.#send(async () => this.#gateway.take(id, { isIn, currency }));
  }

  /** PRM-13 Takes what is reached. */
  async claim(id: string): Promise<void> {
    await this.#send(async () => this.#gateway.claim(id));
    await this.#needs.accounts.refreshEverywhere();
  }

  async #send(ask: () => Promise<Result<OwnPromotions, RequestFailure>>): Promise<void> {
    if (this.isSending) return;
    const { session, notices } = this.#needs;
    const { epoch } = session;
    this.isSending = true;
    const reply = await ask();
    runInAction(() => {
      this.isSending = false;
      if (reply.ok) this.#own.set({ epoch, reply: reply.value });
    });
    if (!reply.ok) await notices.raiseFailure(reply.error, 'save-setting');
  }
}

declare module '../use-promotions.ts' {
  interface PromotionsStores {
    readonly offers: OffersStore;
  }
}
