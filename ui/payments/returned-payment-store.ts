import { makeAutoObservable, observable, runInAction } from 'mobx';
import { isPaymentOpen } from '../../core/payments/payment-fact.ts';
import type { PaymentKind } from '../../core/payments/payment-return.ts';
import type { Payment, PaymentsGateway } from '../../core/payments/payments-gateway.ts';
import { seconds, type Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { SharedSession } from '../page/shared-stores.ts';

const ASKED_EVERY: Millis = seconds(2);
/** After a minute of waiting the history is the place to look. */
const MOST_QUESTIONS = 30;

/** RTN-4 The payment that the player comes back from, as the server knows it. */
export class ReturnedPaymentStore {
  readonly #kept = observable.box<{ readonly epoch: number; readonly payment: Payment | undefined } | undefined>(
    undefined,
    { deep: false },
  );
  readonly #gateway: PaymentsGateway;
  readonly #session: SharedSession;
  readonly #timers: Timers;

  constructor(
    gateway: PaymentsGateway,
    { session, timers }: { readonly session: SharedSession; readonly timers: Timers },
  ) {
    this.#gateway = gateway;
    this.#session = session;
    this.#timers = timers;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get payment(): Payment | undefined {
    const kept = this.#kept.get();
    return kept !== undefined && this.#session.isSignedIn && this.#session.isCurrent(kept.epoch)
      ? kept.payment
      : undefined;
  }

  /** Asks until the payment has ended; returns what stops it. */
  watch(kind: PaymentKind, id: number | undefined): () => void {
    let left = MOST_QUESTIONS;
    let stop: (() => void) | undefined;
    const ask = (): void => {
      left -= 1;
      if (left <= 0) stop?.();
      void this.ask(kind, id).then((isThere) => {
        if (!isThere || (this.payment !== undefined && !isPaymentOpen(this.payment.state))) stop?.();
      });
    };
    stop = this.#timers.every(ASKED_EVERY, ask);
    ask();
    return stop;
  }

  /** Whether there may be such a payment: the server has none of another player. */
  async ask(kind: PaymentKind, id: number | undefined): Promise<boolean> {
    const session = this.#session;
    if (!session.isSignedIn) return false;
    const { epoch } = session;
    const reply = await this.#gateway.payment(kind, id);
    runInAction(() => {
      if (reply.ok && session.isCurrent(epoch)) this.#kept.set({ epoch, payment: reply.value.payment });
    });
    return reply.ok || reply.error.kind !== 'refused' || reply.error.status !== 404;
  }
}

declare module './use-payments.ts' {
  interface PaymentsStores {
    readonly returnedPayment: ReturnedPaymentStore;
  }
}
