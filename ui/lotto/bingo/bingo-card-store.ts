import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { randomBingoCard, type BingoCard } from '../../../core/lotto/bingo/bingo-card.ts';
import type { BingoGateway, BingoOrder, BingoVerdict, OwnBingoCard } from '../../../core/lotto/bingo/bingo-gateway.ts';
import { bingoAmount } from '../../../core/lotto/bingo/bingo-rules.ts';
import type { AccountId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { Random } from '../../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { SharedNotices, SharedSession } from '../../page/shared-stores.ts';
import type { LottoStores } from '../use-lotto.ts';
import type { BingoStore } from './bingo-store.ts';

export interface BingoCardNeeds {
  readonly gateway: BingoGateway;
  readonly bingo: BingoStore;
  readonly accounts: Pick<LottoStores['accounts'], 'active' | 'refreshEverywhere'>;
  readonly session: SharedSession;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
  readonly random: Random;
}

const FIRST_COUNT = 2;
const A_PAGE = 30;

/** Offers cards of bingo, buys them, and shows those that the player has. */
export class BingoCardStore {
  /** BNG-10 The cards that are offered: their numbers come from this device, so that a page has none before it runs there. */
  offered: readonly BingoCard[] = [];
  count = FIRST_COUNT;
  /** `unknown`: the answer did not come, and the same cards may be sent again without being doubled. */
  phase: 'choosing' | 'sending' | 'unknown' = 'choosing';
  /** Of the cards that were sent last; said until the next change. */
  verdict: BingoVerdict | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  hasMore = false;
  readonly #own = observable.box<{ readonly epoch: number; readonly cards: readonly OwnBingoCard[] } | undefined>(
    undefined,
    { deep: false },
  );
  #unanswered: { readonly order: BingoOrder; readonly key: string } | undefined = undefined;
  readonly #needs: BingoCardNeeds;

  constructor(needs: BingoCardNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      { verdict: observableRef, failure: observableRef, offered: observableRef },
      { autoBind: true },
    );
  }

  get amount(): Minor | undefined {
    const price = this.#needs.bingo.room?.price;
    return price === undefined ? undefined : bingoAmount(price, this.count);
  }

  /** Undefined until it has come for this player. */
  get cards(): readonly OwnBingoCard[] | undefined {
    const own = this.#own.get();
    const { session } = this.#needs;
    return own !== undefined && session.isSignedIn && session.isCurrent(own.epoch) ? own.cards : undefined;
  }

  cardsOf(drawId: number | undefined): readonly OwnBingoCard[] {
    return (this.cards ?? []).filter((card) => card.drawId === drawId).toReversed();
  }

  /** BNG-10 Offers cards where none are offered yet. */
  begin(): void {
    if (this.offered.length === 0) this.offered = this.#newCards(this.count);
  }

  setCount(count: number): void {
    if (this.phase === 'sending') return;
    this.count = count;
    const more = Math.max(0, count - this.offered.length);
    this.#offer([...this.offered.slice(0, count), ...this.#newCards(more)]);
  }

  /** BNG-10 Other numbers on every card that is offered. */
  shuffle(): void {
    this.#offer(this.#newCards(this.count));
  }

  /** BNG-9 Sends the cards; what got no answer goes again under the same key. */
  async buy(): Promise<void> {
    const { gateway, session, notices, accounts, random } = this.#needs;
    const order = this.#order();
    if (order === undefined || this.phase === 'sending') return;
    const { epoch } = session;
    const isSame = JSON.stringify(this.#unanswered?.order) === JSON.stringify(order);
    const asked = isSame && this.#unanswered !== undefined ? this.#unanswered : { order, key: random.uuid() };
    this.#unanswered = asked;
    this.phase = 'sending';
    this.verdict = undefined;
    const reply = await gateway.buy(asked.order, asked.key);
    runInAction(() => {
      const isAnswered = reply.ok || reply.error.kind === 'refused';
      this.phase = isAnswered ? 'choosing' : 'unknown';
      if (isAnswered) this.#unanswered = undefined;
      if (!reply.ok || !session.isCurrent(epoch)) return;
      if (reply.value.status === 'accepted') this.#accept(reply.value.cards, epoch);
      this.verdict = reply.value;
    });
    if (!session.isCurrent(epoch)) return;
    if (!reply.ok && reply.error.kind === 'refused') await notices.raiseFailure(reply.error, 'query');
    if (reply.ok && reply.value.status === 'accepted') {
      await Promise.all([accounts.refreshEverywhere(), this.#needs.bingo.load()]);
    }
  }

  /** The player's cards, the latest first. */
  async load(): Promise<void> {
    await this.#load();
  }

  async loadMore(): Promise<void> {
    const last = this.cards?.at(-1);
    if (last !== undefined) await this.#load(last.id);
  }

  /** Asks for the player's cards with every draw that is over, and with another player. */
  start(): () => void {
    const { bingo, session } = this.#needs;
    return reaction(
      () => [bingo.results, session.epoch],
      () => void this.#load(),
    );
  }

  async #load(before?: number): Promise<void> {
    const { gateway, session, accounts } = this.#needs;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    const open = this.cards?.filter(({ isSettled }) => !isSettled).map(({ id }) => id) ?? [];
    const reply = await gateway.cards(before);
    if (!session.isCurrent(epoch) || isCancelled(reply)) return;
    runInAction(() => {
      this.failure = reply.ok ? undefined : reply.error;
      if (!reply.ok) return;
      const known = before === undefined ? [] : (this.cards ?? []);
      this.#own.set({ epoch, cards: [...known, ...reply.value] });
      this.hasMore = reply.value.length === A_PAGE;
    });
    const isPaid = reply.ok && reply.value.some(({ id, prize }) => prize > 0 && open.includes(id));
    if (isPaid) await accounts.refreshEverywhere();
  }

  /** What got no answer is asked for again as it was, though its draw may have closed since. */
  #order(): BingoOrder | undefined {
    if (this.phase === 'unknown' && this.#unanswered !== undefined) return this.#unanswered.order;
    const { bingo, accounts } = this.#needs;
    const { draw, currency } = bingo;
    const { amount, offered: cards } = this;
    if (draw === undefined || amount === undefined || accounts.active === undefined || cards.length === 0) {
      return undefined;
    }
    return { drawId: draw.id, accountId: accounts.active.id as AccountId, currency, amount, cards };
  }

  #accept(cards: readonly OwnBingoCard[], epoch: number): void {
    this.offered = this.#newCards(this.count);
    const known = this.cards;
    if (known !== undefined) this.#own.set({ epoch, cards: [...cards.toReversed(), ...known] });
  }

  #newCards(count: number): BingoCard[] {
    return Array.from({ length: count }, () => randomBingoCard(this.#needs.random));
  }

  /** What is changed is another order: the one without an answer is not sent any more. */
  #offer(cards: readonly BingoCard[]): void {
    if (this.phase === 'sending') return;
    this.phase = 'choosing';
    this.offered = cards;
    this.verdict = undefined;
  }
}

declare module '../use-lotto.ts' {
  interface LottoStores {
    readonly bingoCard: BingoCardStore;
  }
}
