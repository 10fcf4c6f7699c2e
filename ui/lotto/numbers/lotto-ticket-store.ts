import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
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
import type { Random } from '../../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { SharedNotices, SharedSession } from '../../page/shared-stores.ts';
import type { LottoStores } from '../use-lotto.ts';
import type { LottoStore } from './lotto-store.ts';

export interface LottoTicketNeeds {
  readonly gateway: LottoGateway;
  readonly lotto: LottoStore;
  readonly accounts: Pick<LottoStores['accounts'], 'active' | 'refreshEverywhere'>;
  readonly session: SharedSession;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
  readonly random: Random;
}

const FIRST_FIELDS: readonly LottoField[] = [[], [], []];
const NO_BASKET: LottoBasket = { tickets: [], combinations: 0, amount: NO_MONEY };
const A_PAGE = 30;

/** Fills tickets of the lotto, buys them, and shows those that the player has. */
export class LottoTicketStore {
  drawCount = 1;
  /** `unknown`: the answer did not come, and the same tickets may be sent again without being doubled. */
  phase: 'filling' | 'sending' | 'unknown' = 'filling';
  /** Of the tickets that were sent last; said until the next change. */
  verdict: LottoVerdict | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  hasMore = false;
  /** By lotto: what is filled in one stays while another is looked at. */
  filled: ReadonlyMap<number, readonly LottoField[]> = new Map();
  readonly #own = observable.box<{ readonly epoch: number; readonly tickets: readonly OwnLottoTicket[] } | undefined>(
    undefined,
    { deep: false },
  );
  #unanswered: { readonly order: LottoOrder; readonly key: string } | undefined = undefined;
  readonly #needs: LottoTicketNeeds;

  constructor(needs: LottoTicketNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      { verdict: observableRef, failure: observableRef, filled: observableRef },
      { autoBind: true },
    );
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

  /** Undefined until it has come for this player. */
  get tickets(): readonly OwnLottoTicket[] | undefined {
    const own = this.#own.get();
    const { session } = this.#needs;
    return own !== undefined && session.isSignedIn && session.isCurrent(own.epoch) ? own.tickets : undefined;
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
    if (this.phase === 'sending') return;
    this.phase = 'filling';
    this.drawCount = count;
    this.verdict = undefined;
  }

  /** LT-16 Sends the tickets; what got no answer goes again under the same key. */
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
      this.phase = isAnswered ? 'filling' : 'unknown';
      if (isAnswered) this.#unanswered = undefined;
      if (!reply.ok || !session.isCurrent(epoch)) return;
      if (reply.value.status === 'accepted') this.#accept(asked.order.lottoId, reply.value.tickets, epoch);
      this.verdict = reply.value;
    });
    if (!session.isCurrent(epoch)) return;
    if (!reply.ok && reply.error.kind === 'refused') await notices.raiseFailure(reply.error, 'query');
    if (reply.ok && reply.value.status === 'accepted') {
      await Promise.all([accounts.refreshEverywhere(), this.#needs.lotto.load()]);
    }
  }

  /** The player's tickets, the latest first. */
  async load(): Promise<void> {
    await this.#load();
  }

  async loadMore(): Promise<void> {
    const last = this.tickets?.at(-1);
    if (last !== undefined) await this.#load(last.id);
  }

  async #load(before?: number): Promise<void> {
    const { gateway, session } = this.#needs;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    const reply = await gateway.tickets(before);
    runInAction(() => {
      if (!session.isCurrent(epoch) || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (!reply.ok) return;
      const known = before === undefined ? [] : (this.tickets ?? []);
      this.#own.set({ epoch, tickets: [...known, ...reply.value] });
      this.hasMore = reply.value.length === A_PAGE;
    });
  }

  /** What got no answer is asked for again as it was, though its draw may have closed since. */
  #order(): LottoOrder | undefined {
    if (this.phase === 'unknown' && this.#unanswered !== undefined) return this.#unanswered.order;
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

  #accept(lottoId: number, tickets: readonly OwnLottoTicket[], epoch: number): void {
    this.filled = new Map([...this.filled, [lottoId, FIRST_FIELDS]]);
    const known = this.tickets;
    if (known !== undefined) this.#own.set({ epoch, tickets: [...tickets.toReversed(), ...known] });
  }

  #fill(place: number, field: LottoField): void {
    this.#keep(this.fields.map((each, index) => (index === place ? field : each)));
  }

  #keep(fields: readonly LottoField[]): void {
    const { rules } = this.#needs.lotto;
    if (rules !== undefined) this.#keepOf(rules, fields);
  }

  /** What is changed is another order: the one without an answer is not sent any more. */
  #keepOf({ id }: LottoRules, fields: readonly LottoField[]): void {
    if (this.phase === 'sending') return;
    this.phase = 'filling';
    this.filled = new Map([...this.filled, [id, fields]]);
    this.verdict = undefined;
  }
}

declare module '../use-lotto.ts' {
  interface LottoStores {
    readonly lottoTicket: LottoTicketStore;
  }
}
