import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { BroughtFriends } from '../../core/promotions/bring-friend.ts';
import type { PremiumCashback } from '../../core/promotions/premium-cashback.ts';
import type { Rewards } from '../../core/promotions/reward.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import type { SharedSession } from '../page/shared-stores.ts';

/** What a page of the office asks for once, for the player who is signed in. */
export class PlayerReplyStore<Reply extends object> {
  failure: RequestFailure | undefined = undefined;
  readonly #kept = observable.box<{ readonly epoch: number; readonly reply: Reply } | undefined>(undefined, {
    deep: false,
  });
  readonly #ask: () => Promise<Result<Reply, RequestFailure>>;
  readonly #session: SharedSession;

  constructor(ask: () => Promise<Result<Reply, RequestFailure>>, session: SharedSession) {
    this.#ask = ask;
    this.#session = session;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Undefined until it has come for this player. */
  get reply(): Reply | undefined {
    const kept = this.#kept.get();
    const isOwn = kept !== undefined && this.#session.isSignedIn && this.#session.isCurrent(kept.epoch);
    return isOwn ? kept.reply : undefined;
  }

  async load(): Promise<void> {
    if (!this.#session.isSignedIn) return;
    const { epoch } = this.#session;
    const reply = await this.#ask();
    runInAction(() => {
      if (!this.#session.isCurrent(epoch) || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.#kept.set({ epoch, reply: reply.value });
    });
  }
}

declare module './use-promotions.ts' {
  interface PromotionsStores {
    readonly broughtFriends: PlayerReplyStore<BroughtFriends>;
    readonly premiumCashback: PlayerReplyStore<PremiumCashback>;
    readonly ownRewards: PlayerReplyStore<Rewards>;
  }
}
