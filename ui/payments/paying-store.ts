import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Payment, PaymentOffer, PaymentOrder, PaymentsGateway } from '../../core/payments/payments-gateway.ts';
import { isDecidedReply } from '../../core/shared/decided-reply.ts';
import type { Random } from '../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { SharedSession } from '../page/shared-stores.ts';

export interface PayingDependencies {
  readonly session: SharedSession;
  readonly random: Pick<Random, 'uuid'>;
  readonly accounts: { readonly refreshEverywhere: () => Promise<void> };
  readonly goTo: (address: string) => void;
}

interface KeptOffer {
  readonly epoch: number;
  readonly accountId: number;
  readonly offer: PaymentOffer;
}

/** What the player can pay with, and a payment that is being made. */
export class PayingStore {
  failure: RequestFailure | undefined = undefined;
  /** Why the last order was not taken; what was typed stays. */
  refusal: RequestFailure | undefined = undefined;
  isBusy = false;
  offer: KeptOffer | undefined = undefined;
  /** The withdrawal that was made last. */
  made: Payment | undefined = undefined;
  /** An order whose answer did not come is sent again under its key. */
  #sent: { readonly order: string; readonly key: string } | undefined = undefined;
  #asked = 0;
  readonly #gateway: PaymentsGateway;
  readonly #around: PayingDependencies;

  constructor(gateway: PaymentsGateway, around: PayingDependencies) {
    this.#gateway = gateway;
    this.#around = around;
    makeAutoObservable(
      this,
      { failure: observableRef, refusal: observableRef, offer: observableRef, made: observableRef, offerFor: false },
      { autoBind: true },
    );
  }

  /** Undefined until what there is for this player's account has come. */
  offerFor(accountId: number | undefined): PaymentOffer | undefined {
    const { offer } = this;
    if (offer === undefined || offer.accountId !== accountId) return undefined;
    return this.#around.session.isCurrent(offer.epoch) ? offer.offer : undefined;
  }

  async load(accountId: number): Promise<void> {
    const { session } = this.#around;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    this.#asked += 1;
    const number = this.#asked;
    const reply = await this.#gateway.offer(accountId);
    runInAction(() => {
      if (number !== this.#asked || !session.isCurrent(epoch) || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.offer = { epoch, accountId, offer: reply.value };
    });
  }

  /** WDR-4 Whether a withdrawal was refused for a bonus that it did not name; the offer says by then which. */
  get isBonusUnsaid(): boolean {
    return this.refusal?.kind === 'refused' && this.refusal.code === 'bonus-at-stake';
  }

  /** WDR-5 Whether it was refused since a bonus is another sum than was shown; the offer says by then which. */
  get isBonusChanged(): boolean {
    return this.refusal?.kind === 'refused' && this.refusal.code === 'bonus-changed';
  }

  forgetRefusal(): void {
    this.refusal = undefined;
  }

  /** PMT-11 Sends an order once, however often it is pressed. A deposit goes on at the payment system, and stays busy until the page is left. */
  async pay(order: PaymentOrder): Promise<boolean> {
    if (this.isBusy) return false;
    const { session, accounts, goTo } = this.#around;
    const { epoch } = session;
    this.isBusy = true;
    this.refusal = undefined;
    const reply = await this.#gateway.make(order, this.#keyOf(order));
    if (!session.isCurrent(epoch)) return false;
    const address = reply.ok ? reply.value.address : undefined;
    runInAction(() => {
      this.isBusy = address !== undefined;
      this.refusal = reply.ok || isCancelled(reply) ? undefined : reply.error;
      // an answer that came settles the key: the next press is another order
      if (isDecidedReply(reply)) this.#sent = undefined;
      if (reply.ok) this.made = reply.value.payment;
    });
    if (this.isBonusUnsaid || (order.givesUp ?? []).length > 0) await this.load(order.accountId);
    if (address !== undefined) goTo(address);
    else if (reply.ok) await accounts.refreshEverywhere();
    return reply.ok;
  }

  /** Why a withdrawal was not taken back; nothing where it was. */
  async cancel(id: number): Promise<RequestFailure | undefined> {
    const { accounts } = this.#around;
    const reply = await this.#gateway.cancel(id);
    if (!reply.ok) return isCancelled(reply) ? undefined : reply.error;
    await accounts.refreshEverywhere();
    return undefined;
  }

  /** The page is there again as it was left. */
  comeBack(): void {
    this.isBusy = false;
  }

  #keyOf(order: PaymentOrder): string {
    // what it gives up may be gone by the time that it is sent again: the payment is the same
    const text = JSON.stringify({ ...order, givesUp: undefined });
    if (this.#sent?.order !== text) this.#sent = { order: text, key: this.#around.random.uuid() };
    return this.#sent.key;
  }
}

declare module './use-payments.ts' {
  interface PaymentsStores {
    readonly paying: PayingStore;
  }
}
