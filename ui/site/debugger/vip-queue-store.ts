import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { QueuedVipBet, VipDecision } from '../../../core/site/debugger/queued-vip-bet.ts';
import type { DebuggerGateway } from '../../../core/site/debugger/debugger-gateway.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';

/** The VIP bets that wait for an operator. */
export class VipQueueStore {
  vipBets: readonly QueuedVipBet[] | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isBusy = false;
  /** Somebody was quicker with the bet that was decided last. */
  isAnsweredAlready = false;
  readonly #gateway: Pick<DebuggerGateway, 'vipBets' | 'decideVipBet'>;

  constructor(gateway: Pick<DebuggerGateway, 'vipBets' | 'decideVipBet'>) {
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
    const isAnswered = !reply.ok && reply.error.kind === 'refused' && reply.error.status === 409;
    runInAction(() => {
      this.isAnsweredAlready = isAnswered;
    });
    await this.load();
    if (reply.ok || isAnswered) return;
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
