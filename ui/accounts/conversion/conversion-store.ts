import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  Conversion,
  ConversionGateway,
  ConversionOrder,
} from '../../../core/accounts/conversion/conversion-gateway.ts';
import type { ConversionRate } from '../../../core/accounts/conversion/conversion-rate.ts';
import { isDecidedReply } from '../../../core/shared/decided-reply.ts';
import type { Random } from '../../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

export interface ConversionNeeds {
  readonly session: SharedSession;
  readonly random: Pick<Random, 'uuid'>;
  readonly accounts: { readonly refreshEverywhere: () => Promise<void> };
}

interface ConvertedFrom {
  readonly id: number;
  readonly currency: string;
}

interface KeptRates {
  readonly epoch: number;
  readonly accountId: number;
  readonly rates: readonly ConversionRate[];
}

/** What an account can become, and a conversion that is being made. */
export class ConversionStore {
  kept: KeptRates | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  refusal: RequestFailure | undefined = undefined;
  /** CNV-8 Whether the rate moved since it was shown: the player is asked again. */
  isRateMoved = false;
  isBusy = false;
  made: Conversion | undefined = undefined;
  /** An order whose answer did not come is sent again under its key. */
  #sent: { readonly order: string; readonly key: string } | undefined = undefined;
  #asked = 0;
  readonly #gateway: ConversionGateway;
  readonly #needs: ConversionNeeds;

  constructor(gateway: ConversionGateway, needs: ConversionNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(
      this,
      { kept: observableRef, failure: observableRef, refusal: observableRef, made: observableRef, ratesFor: false },
      { autoBind: true },
    );
  }

  /** Undefined until the rates of this player's account have come. */
  ratesFor(accountId: number | undefined): readonly ConversionRate[] | undefined {
    const { kept } = this;
    if (kept === undefined || kept.accountId !== accountId) return undefined;
    return this.#needs.session.isCurrent(kept.epoch) ? kept.rates : undefined;
  }

  async load(account: ConvertedFrom): Promise<void> {
    const { session } = this.#needs;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    this.#asked += 1;
    const number = this.#asked;
    const reply = await this.#gateway.rates(account);
    runInAction(() => {
      if (number !== this.#asked || !session.isCurrent(epoch) || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.kept = { epoch, accountId: account.id, rates: reply.value };
    });
  }

  /** What was said of the last conversion is over once another is typed. */
  forget(): void {
    this.refusal = undefined;
    this.isRateMoved = false;
    this.made = undefined;
  }

  /** CNV-9 Sends an order once, however often it is pressed; CNV-8 one whose rate moved comes back with the new rate. */
  async convert(order: ConversionOrder): Promise<boolean> {
    if (this.isBusy) return false;
    const { session, accounts } = this.#needs;
    const { epoch } = session;
    this.forget();
    this.isBusy = true;
    const reply = await this.#gateway.convert(order, this.#keyOf(order));
    const isMoved = !reply.ok && reply.error.kind === 'refused' && reply.error.code === 'rate-moved';
    runInAction(() => {
      this.isBusy = false;
      // an answer that came settles the key: the next press is another order
      if (isDecidedReply(reply)) this.#sent = undefined;
      if (!session.isCurrent(epoch)) return;
      this.isRateMoved = isMoved;
      this.refusal = reply.ok || isMoved || isCancelled(reply) ? undefined : reply.error;
      this.made = reply.ok ? reply.value : undefined;
    });
    if (isMoved) await this.load({ id: order.accountId, currency: order.rate.from });
    if (reply.ok) await accounts.refreshEverywhere();
    return reply.ok;
  }

  #keyOf(order: ConversionOrder): string {
    const text = JSON.stringify(order);
    if (this.#sent?.order !== text) this.#sent = { order: text, key: this.#needs.random.uuid() };
    return this.#sent.key;
  }
}

declare module '../use-accounts.ts' {
  interface AccountsStores {
    readonly conversion: ConversionStore;
  }
}
