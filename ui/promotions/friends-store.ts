import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { BroughtFriends, FriendsGateway } from '../../core/promotions/bring-friend.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { SharedSession } from '../page/shared-stores.ts';

/** Whom the player brought. */
export class FriendsStore {
  failure: RequestFailure | undefined = undefined;
  readonly #kept = observable.box<{ readonly epoch: number; readonly friends: BroughtFriends } | undefined>(undefined, {
    deep: false,
  });
  readonly #gateway: FriendsGateway;
  readonly #session: SharedSession;

  constructor(gateway: FriendsGateway, session: SharedSession) {
    this.#gateway = gateway;
    this.#session = session;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Undefined until it has come for this player. */
  get friends(): BroughtFriends | undefined {
    const kept = this.#kept.get();
    const isOwn = kept !== undefined && this.#session.isSignedIn && this.#session.isCurrent(kept.epoch);
    return isOwn ? kept.friends : undefined;
  }

  async load(): Promise<void> {
    if (!this.#session.isSignedIn) return;
    const { epoch } = this.#session;
    const reply = await this.#gateway.friends();
    runInAction(() => {
      if (!this.#session.isCurrent(epoch) || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.#kept.set({ epoch, friends: reply.value });
    });
  }
}

declare module './use-promotions.ts' {
  interface PromotionsStores {
    readonly broughtFriends: FriendsStore;
  }
}
