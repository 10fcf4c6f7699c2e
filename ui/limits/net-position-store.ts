import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { LimitsGateway, PlaySession } from '../../core/limits/limits-gateway.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { minutes, type Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { Visibility } from '../../core/shared/visibility.ts';
import { keepAsking } from '../page/keep-asking.ts';
import type { SharedSession } from '../page/shared-stores.ts';

export interface NetPositionDependencies {
  readonly session: SharedSession;
  readonly accounts: { readonly active: { readonly money: unknown } | undefined };
  readonly timers: Timers;
  readonly visibility: Visibility;
}

/** NP-2 */
const ASKED_EVERY: Millis = minutes(1);

/** How long the player plays, and what it came to so far, by the server's books. */
export class NetPositionStore {
  /** NP-1 */
  isFolded = false;
  /** NP-3 Why it could not be had. */
  failure: RequestFailure | undefined = undefined;
  readonly #kept = observable.box<{ readonly epoch: number; readonly play: PlaySession } | undefined>(undefined, {
    deep: false,
  });
  readonly #gateway: Pick<LimitsGateway, 'session'>;
  readonly #around: NetPositionDependencies;

  constructor(gateway: Pick<LimitsGateway, 'session'>, around: NetPositionDependencies) {
    this.#gateway = gateway;
    this.#around = around;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Undefined until it has come for this player, and where it could not be had again. */
  get play(): PlaySession | undefined {
    const { session } = this.#around;
    const kept = this.#kept.get();
    return kept !== undefined && session.isSignedIn && session.isCurrent(kept.epoch) ? kept.play : undefined;
  }

  fold(isFolded: boolean): void {
    this.isFolded = isFolded;
  }

  async load(): Promise<void> {
    const { session } = this.#around;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    const reply = await this.#gateway.session();
    runInAction(() => {
      if (!session.isCurrent(epoch)) return;
      this.failure = reply.ok ? undefined : reply.error;
      this.#kept.set(reply.ok ? { epoch, play: reply.value } : undefined);
    });
  }

  /** As long as it is shown. */
  watch(): () => void {
    const { session, accounts, timers, visibility } = this.#around;
    const ask = (): void => void this.load();
    const stops = [
      reaction(() => [session.epoch, accounts.active?.money] as const, ask, {
        fireImmediately: true,
        equals: ([epoch, money], [next, nextMoney]) => epoch === next && money === nextMoney,
      }),
      keepAsking({ timers, visibility, period: () => ASKED_EVERY, ask }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}

declare module './use-limits.ts' {
  interface LimitsStores {
    readonly netPosition: NetPositionStore;
  }
}
