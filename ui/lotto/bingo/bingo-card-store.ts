import { action, makeAutoObservable, observableRef, reaction } from 'mobx';
import { randomBingoCard, type BingoCard } from '../../../core/lotto/bingo/bingo-card.ts';
import type { BingoGateway, BingoOrder, BingoVerdict, OwnBingoCard } from '../../../core/lotto/bingo/bingo-gateway.ts';
import { bingoAmount } from '../../../core/lotto/bingo/bingo-rules.ts';
import type { AccountId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { PoolOrders, type PoolOrderNeeds } from '../pool-orders.ts';
import type { LottoStores } from '../use-lotto.ts';
import type { BingoStore } from './bingo-store.ts';

export interface BingoCardNeeds extends PoolOrderNeeds {
  readonly gateway: BingoGateway;
  readonly bingo: BingoStore;
  readonly accounts: Pick<LottoStores['accounts'], 'active' | 'refreshEverywhere'>;
}

const FIRST_COUNT = 2;

/** Offers cards of bingo and buys them. */
export class BingoCardStore {
  /** BNG-10 The cards that are offered: their numbers come from this device, so that a page has none before it runs there. */
  offered: readonly BingoCard[] = [];
  count = FIRST_COUNT;
  readonly orders: PoolOrders<BingoOrder, BingoVerdict, OwnBingoCard>;
  readonly #needs: BingoCardNeeds;

  constructor(needs: BingoCardNeeds) {
    this.#needs = needs;
    const { gateway, bingo } = needs;
    this.orders = new PoolOrders(needs, {
      send: gateway.buy,
      own: gateway.cards,
      bought: (verdict) => (verdict.status === 'accepted' ? verdict.cards.toReversed() : []),
      accepted: action(() => {
        this.offered = this.#newCards(this.count);
      }),
      reload: async () => bingo.load(),
    });
    makeAutoObservable(this, { offered: observableRef, orders: false }, { autoBind: true });
  }

  get amount(): Minor | undefined {
    const price = this.#needs.bingo.room?.price;
    return price === undefined ? undefined : bingoAmount(price, this.count);
  }

  cardsOf(drawId: number | undefined): readonly OwnBingoCard[] {
    return (this.orders.owned ?? []).filter((card) => card.drawId === drawId).toReversed();
  }

  /** BNG-10 Offers cards where none are offered yet. */
  begin(): void {
    if (this.offered.length === 0) this.offered = this.#newCards(this.count);
  }

  setCount(count: number): void {
    if (this.orders.phase === 'sending') return;
    this.count = count;
    const more = Math.max(0, count - this.offered.length);
    this.#offer([...this.offered.slice(0, count), ...this.#newCards(more)]);
  }

  /** BNG-10 Other numbers on every card that is offered. */
  shuffle(): void {
    this.#offer(this.#newCards(this.count));
  }

  /** BNG-9 */
  async buy(): Promise<void> {
    await this.orders.send(this.#order());
  }

  /** The player's cards; a prize that came with them is on the account. */
  async load(): Promise<void> {
    const { session, accounts } = this.#needs;
    const { epoch } = session;
    const open = this.orders.owned?.filter(({ isSettled }) => !isSettled).map(({ id }) => id) ?? [];
    await this.orders.load();
    const isPaid = this.orders.owned?.some(({ id, prize }) => prize > 0 && open.includes(id)) === true;
    if (isPaid && session.isCurrent(epoch)) await accounts.refreshEverywhere();
  }

  /** Asks for the player's cards with every draw that is over, and with another player. */
  start(): () => void {
    const { bingo, session } = this.#needs;
    return reaction(
      () => [bingo.results, session.epoch],
      () => void this.load(),
    );
  }

  #order(): BingoOrder | undefined {
    const { bingo, accounts } = this.#needs;
    const { draw, currency } = bingo;
    const { amount, offered: cards } = this;
    if (draw === undefined || amount === undefined || accounts.active === undefined || cards.length === 0) {
      return undefined;
    }
    return { drawId: draw.id, accountId: accounts.active.id as AccountId, currency, amount, cards };
  }

  #newCards(count: number): BingoCard[] {
    return Array.from({ length: count }, () => randomBingoCard(this.#needs.random));
  }

  #offer(cards: readonly BingoCard[]): void {
    if (this.orders.change()) this.offered = cards;
  }
}

declare module '../use-lotto.ts' {
  interface LottoStores {
    readonly bingoCard: BingoCardStore;
  }
}
