import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { PromoStore, PromoStoreGateway } from '../../core/promotions/points.ts';
import { isDecidedReply } from '../../core/shared/decided-reply.ts';
import type { Random } from '../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import type { SharedNotices, SharedSession } from '../page/shared-stores.ts';

export interface PromoShopNeeds {
  readonly session: SharedSession;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
  readonly random: Random;
}

/** The store of promo codes as its page shows it. */
export class PromoShopStore {
  failure: RequestFailure | undefined = undefined;
  /** What is being bought. */
  buying: string | undefined = undefined;
  /** Whether the last purchase is done: said until the next one. */
  isBought = false;
  readonly #kept = observable.box<{ readonly epoch: number; readonly store: PromoStore } | undefined>(undefined, {
    deep: false,
  });
  /** Of a purchase whose answer did not come: the same one again is under the same key. */
  #unanswered: { readonly id: string; readonly key: string } | undefined = undefined;
  readonly #gateway: PromoStoreGateway;
  readonly #needs: PromoShopNeeds;

  constructor(gateway: PromoStoreGateway, needs: PromoShopNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Undefined until it has come for this player. */
  get store(): PromoStore | undefined {
    const { session } = this.#needs;
    const kept = this.#kept.get();
    return kept !== undefined && session.isSignedIn && session.isCurrent(kept.epoch) ? kept.store : undefined;
  }

  async load(): Promise<void> {
    const { session } = this.#needs;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    const reply = await this.#gateway.store();
    runInAction(() => {
      if (!session.isCurrent(epoch) || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.#kept.set({ epoch, store: reply.value });
    });
  }

  /** PTS-5 One purchase at a time. */
  async buy(id: string): Promise<void> {
    if (this.buying !== undefined) return;
    const { session, notices, random } = this.#needs;
    const { epoch } = session;
    const asked = this.#unanswered?.id === id ? this.#unanswered : { id, key: random.uuid() };
    this.buying = id;
    this.isBought = false;
    const reply: Result<PromoStore, RequestFailure> = await this.#gateway.buy(id, asked.key);
    runInAction(() => {
      this.buying = undefined;
      this.#unanswered = isDecidedReply(reply) ? undefined : asked;
      if (!reply.ok || !session.isCurrent(epoch)) return;
      this.isBought = true;
      this.#kept.set({ epoch, store: reply.value });
    });
    if (!reply.ok && session.isCurrent(epoch)) await notices.raiseFailure(reply.error, 'query');
  }
}

declare module './use-promotions.ts' {
  interface PromotionsStores {
    readonly promoShop: PromoShopStore;
  }
}
