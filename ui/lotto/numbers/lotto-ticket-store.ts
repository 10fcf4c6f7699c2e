import { action, makeAutoObservable, observableRef } from 'mobx';
import {
  lottoBasket,
  randomField,
  toggledNumber,
  type LottoBasket,
  type LottoField,
} from '../../../core/lotto/numbers/lotto-filling.ts';
import type {
  LottoGateway,
  LottoOrder,
  LottoVerdict,
  OwnLottoTicket,
} from '../../../core/lotto/numbers/lotto-gateway.ts';
import { MOST_LOTTO_TICKETS, type LottoRules } from '../../../core/lotto/numbers/lotto-rules.ts';
import type { AccountId } from '../../../core/shared/ids.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import { PoolOrders, type PoolOrderNeeds } from '../pool-orders.ts';
import type { LottoStores } from '../use-lotto.ts';
import type { LottoStore } from './lotto-store.ts';

export interface LottoTicketNeeds extends PoolOrderNeeds {
  readonly gateway: LottoGateway;
  readonly lotto: LottoStore;
  readonly accounts: Pick<LottoStores['accounts'], 'active' | 'refreshEverywhere'>;
}

const FIRST_FIELDS: readonly LottoField[] = [[], [], []];
const NO_BASKET: LottoBasket = { tickets: [], combinations: 0, amount: NO_MONEY };

/** Fills tickets of the lotto and buys them. */
export class LottoTicketStore {
  drawCount = 1;
  /** By lotto: what is filled in one stays while another is looked at. */
  filled: ReadonlyMap<number, readonly LottoField[]> = new Map();
  readonly orders: PoolOrders<LottoOrder, LottoVerdict, OwnLottoTicket>;
  readonly #needs: LottoTicketNeeds;

  constructor(needs: LottoTicketNeeds) {
    this.#needs = needs;
    const { gateway, lotto } = needs;
    this.orders = new PoolOrders(needs, {
      send: gateway.buy,
      own: gateway.tickets,
      bought: (verdict) => (verdict.status === 'accepted' ? verdict.tickets.toReversed() : []),
      accepted: action(({ lottoId }) => {
        this.filled = new Map([...this.filled, [lottoId, FIRST_FIELDS]]);
      }),
      reload: async () => lotto.load(),
    });
    makeAutoObservable(this, { filled: observableRef, orders: false }, { autoBind: true });
  }

  get fields(): readonly LottoField[] {
    const { rules } = this.#needs.lotto;
    return (rules === undefined ? undefined : this.filled.get(rules.id)) ?? FIRST_FIELDS;
  }

  get canAdd(): boolean {
    return this.fields.length < MOST_LOTTO_TICKETS;
  }

  /** LT-19 */
  get basket(): LottoBasket {
    const { rules, offer } = this.#needs.lotto;
    if (rules === undefined || offer === undefined) return NO_BASKET;
    return lottoBasket(rules, this.fields, { price: offer.price, drawCount: this.drawCount });
  }

  /** LT-20 */
  toggle(place: number, number: number): void {
    const { rules } = this.#needs.lotto;
    if (rules !== undefined) this.#fill(place, toggledNumber(rules, this.fields[place] ?? [], number));
  }

  /** LT-20 */
  fillAtRandom(place: number): void {
    const { rules } = this.#needs.lotto;
    if (rules !== undefined) this.#fill(place, randomField(rules, this.#needs.random));
  }

  /** LT-20 The first field of a lotto that another page shows. */
  fillAtRandomOf(rules: LottoRules): void {
    const [, ...rest] = this.filled.get(rules.id) ?? FIRST_FIELDS;
    this.#keepOf(rules, [randomField(rules, this.#needs.random), ...rest]);
  }

  clear(place: number): void {
    this.#fill(place, []);
  }

  addField(): void {
    if (this.canAdd) this.#keep([...this.fields, []]);
  }

  setDrawCount(count: number): void {
    if (this.orders.change()) this.drawCount = count;
  }

  /** LT-16 */
  async buy(): Promise<void> {
    await this.orders.send(this.#order());
  }

  #order(): LottoOrder | undefined {
    const { basket, drawCount } = this;
    const { lotto, accounts } = this.#needs;
    const { rules, draw, currency } = lotto;
    const { amount, tickets, halfFilled } = basket;
    if (rules === undefined || draw === undefined || accounts.active === undefined || amount === undefined) {
      return undefined;
    }
    if (tickets.length === 0 || halfFilled !== undefined) return undefined;
    const accountId = accounts.active.id as AccountId;
    return { lottoId: rules.id, drawId: draw.id, drawCount, accountId, currency, amount, tickets };
  }

  #fill(place: number, field: LottoField): void {
    this.#keep(this.fields.map((each, index) => (index === place ? field : each)));
  }

  #keep(fields: readonly LottoField[]): void {
    const { rules } = this.#needs.lotto;
    if (rules !== undefined) this.#keepOf(rules, fields);
  }

  #keepOf({ id }: LottoRules, fields: readonly LottoField[]): void {
    if (this.orders.change()) this.filled = new Map([...this.filled, [id, fields]]);
  }
}

declare module '../use-lotto.ts' {
  interface LottoStores {
    readonly lottoTicket: LottoTicketStore;
  }
}
