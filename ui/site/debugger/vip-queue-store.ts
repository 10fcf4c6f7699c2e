import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { QueuedVipBet, VipDecision, VipQueueGateway } from '../../../core/site/debugger/queued-vip-bet.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';

/** What a status of the server says of a decision. */
const REFUSALS: Readonly<Record<number, 'answered' | 'not-taken'>> = { 409: 'answered', 422: 'not-taken' };

/** The VIP bets that wait for an operator. */
export class VipQueueStore {
  vipBets: readonly QueuedVipBet[] | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isBusy = false;
  /** Why the last decision was not taken: somebody was quicker, or nobody could take what was offered. */
  refusal: 'answered' | 'not-taken' | undefined = undefined;
  readonly #gateway: VipQueueGateway;

  constructor(gateway: VipQueueGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { vipBets: observableRef, failure: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.isBusy = true;
    const reply = await this.#gateway.vipBets();
    runInAction(() => {
      this.isBusy = false;
      if (isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.vipBets = reply.value;
    });
  }

  async decide(id: number, decision: VipDecision): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const reply = await this.#gateway.decideVipBet(id, decision);
    const status = !reply.ok && reply.error.kind === 'refused' ? reply.error.status : undefined;
    const refusal = status === undefined ? undefined : REFUSALS[status];
    runInAction(() => {
      this.refusal = refusal;
    });
    await this.load();
    if (reply.ok || refusal !== undefined) return;
    runInAction(() => {
      this.failure = reply.error;
    });
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly vipQueue: VipQueueStore;
  }
}
