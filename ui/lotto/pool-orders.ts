import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { isDecidedReply } from '../../core/shared/decided-reply.ts';
import type { Random } from '../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import type { SharedNotices, SharedSession } from '../page/shared-stores.ts';
import type { LottoStores } from './use-lotto.ts';

interface Verdict {
  readonly status: 'accepted' | 'rejected';
}

/** How orders of one kind are sent and read. */
interface PoolOrderCalls<Order, OrderVerdict extends Verdict, Owned> {
  readonly send: (order: Order, key: string) => Promise<Result<OrderVerdict, RequestFailure>>;
  readonly own: (before?: number) => Promise<Result<readonly Owned[], RequestFailure>>;
  /** What the player holds of an accepted order, the latest first. */
  readonly bought: (verdict: OrderVerdict) => readonly Owned[];
  /** The order was accepted: its form begins anew. */
  readonly accepted: (order: Order) => void;
  /** What else changes with an accepted order. */
  readonly reload: () => Promise<void>;
}

export interface PoolOrderNeeds {
  readonly accounts: Pick<LottoStores['accounts'], 'refreshEverywhere'>;
  readonly session: SharedSession;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
  readonly random: Random;
}

const A_PAGE = 30;

/** LT-16, TT-14, BNG-9 Sends orders of draws, each once, and keeps those that the player has. */
export class PoolOrders<Order, OrderVerdict extends Verdict, Owned extends { readonly id: number }> {
  /** `unknown`: the answer did not come, and the same order may be sent again without being doubled. */
  phase: 'filling' | 'sending' | 'unknown' = 'filling';
  /** Of the order that was sent last; said until the next change. */
  verdict: OrderVerdict | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  hasMore = false;
  readonly #own = observable.box<{ readonly epoch: number; readonly owned: readonly Owned[] } | undefined>(undefined, {
    deep: false,
  });
  #unanswered: { readonly order: Order; readonly key: string } | undefined = undefined;
  readonly #calls: PoolOrderCalls<Order, OrderVerdict, Owned>;
  readonly #needs: PoolOrderNeeds;

  constructor(needs: PoolOrderNeeds, calls: PoolOrderCalls<Order, OrderVerdict, Owned>) {
    this.#needs = needs;
    this.#calls = calls;
    makeAutoObservable(this, { verdict: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Undefined until it has come for this player. */
  get owned(): readonly Owned[] | undefined {
    const own = this.#own.get();
    const { session } = this.#needs;
    return own !== undefined && session.isSignedIn && session.isCurrent(own.epoch) ? own.owned : undefined;
  }

  /** Whether the form may be changed. What is changed is another order: the one without an answer is not sent any more. */
  change(): boolean {
    if (this.phase === 'sending') return false;
    this.phase = 'filling';
    this.verdict = undefined;
    return true;
  }

  /** Sends what the form says. What got no answer goes again as it was and under the same key, though its draw may have closed since. */
  async send(filled: Order | undefined): Promise<void> {
    const { session, notices, accounts } = this.#needs;
    const asked = this.#asked(filled);
    if (asked === undefined || this.phase === 'sending') return;
    const { epoch } = session;
    this.#unanswered = asked;
    this.phase = 'sending';
    this.verdict = undefined;
    const reply = await this.#calls.send(asked.order, asked.key);
    runInAction(() => {
      const isAnswered = isDecidedReply(reply);
      this.phase = isAnswered ? 'filling' : 'unknown';
      if (isAnswered) this.#unanswered = undefined;
      if (!reply.ok || !session.isCurrent(epoch)) return;
      if (reply.value.status === 'accepted') this.#accept(asked.order, reply.value, epoch);
      this.verdict = reply.value;
    });
    if (!session.isCurrent(epoch)) return;
    if (!reply.ok && reply.error.kind === 'refused') await notices.raiseFailure(reply.error, 'query');
    if (reply.ok && reply.value.status === 'accepted') {
      await Promise.all([accounts.refreshEverywhere(), this.#calls.reload()]);
    }
  }

  /** What the player has, the latest first. */
  async load(): Promise<void> {
    await this.#load();
  }

  async loadMore(): Promise<void> {
    const last = this.owned?.at(-1);
    if (last !== undefined) await this.#load(last.id);
  }

  async #load(before?: number): Promise<void> {
    const { session } = this.#needs;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    const reply = await this.#calls.own(before);
    runInAction(() => {
      if (!session.isCurrent(epoch) || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (!reply.ok) return;
      const known = before === undefined ? [] : (this.owned ?? []);
      this.#own.set({ epoch, owned: [...known, ...reply.value] });
      this.hasMore = reply.value.length === A_PAGE;
    });
  }

  #asked(filled: Order | undefined): { readonly order: Order; readonly key: string } | undefined {
    const unanswered = this.#unanswered;
    if (unanswered !== undefined && this.phase === 'unknown') return unanswered;
    if (filled === undefined) return undefined;
    // a change that was taken back is the same order
    const isSame = unanswered !== undefined && JSON.stringify(unanswered.order) === JSON.stringify(filled);
    return isSame ? unanswered : { order: filled, key: this.#needs.random.uuid() };
  }

  #accept(order: Order, verdict: OrderVerdict, epoch: number): void {
    this.#calls.accepted(order);
    const known = this.owned;
    if (known !== undefined) this.#own.set({ epoch, owned: [...this.#calls.bought(verdict), ...known] });
  }
}
