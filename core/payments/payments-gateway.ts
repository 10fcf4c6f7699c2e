import type { Cancellation } from '../shared/cancellation.ts';
import type { Minor } from '../shared/money.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { EpochMillis } from '../shared/time.ts';
import type { PaymentFact, PaymentState } from './payment-fact.ts';
import type { PaymentHistoryChoice } from './history/payment-history-choice.ts';
import type { PaymentTotals } from './history/payment-totals.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { PaymentKind } from './payment-return.ts';
import type { BonusAtStake } from './withdrawal-bonuses.ts';
import type { WithdrawalStop } from './withdrawal-permission.ts';

export interface Payment {
  readonly id: number;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly accountId: number;
  readonly methodId: string;
  readonly methodTitle: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly amount: Minor;
  /** PMT-15 What of it does not arrive. */
  readonly fee: Minor;
  /** The oldest first. */
  readonly facts: readonly PaymentFact[];
  /** When it is to be over at the latest, as a rule; only while it is open. */
  readonly expectedBy?: EpochMillis | undefined;
  readonly isCancellable: boolean;
}

/** What can be paid with, and what keeps the player from paying out. */
export interface PaymentOffer {
  readonly methods: readonly PaymentMethod[];
  readonly stop?: WithdrawalStop | undefined;
  readonly lockedUntil?: EpochMillis | undefined;
  /** Whether a withdrawal can be taken back while it is held. */
  /** PMT-16 The method that was used last, each way. */
  readonly lastUsed: { readonly deposit?: string | undefined; readonly withdrawal?: string | undefined };
  readonly isCancelAllowed: boolean;
  /** WDR-4 What a withdrawal would give up. */
  readonly bonuses: readonly BonusAtStake[];
}

export interface PaymentPage {
  readonly payments: readonly Payment[];
  readonly page: number;
  readonly pageCount: number;
  readonly totalCount: number;
  /** PMT-18 Of all that the choice lists, an entry a currency. */
  readonly totals: readonly PaymentTotals[];
}

export interface PaymentOrder {
  readonly kind: PaymentKind;
  readonly accountId: number;
  readonly methodId: string;
  readonly currency: string;
  readonly amount: Minor;
  /** WDR-4, WDR-5 The bonuses that a withdrawal gives up, as the player was shown them. */
  readonly givesUp?: readonly BonusAtStake[] | undefined;
}

/** A payment that was made, and where the player goes on with it. */
export interface MadePayment {
  readonly payment: Payment;
  readonly address?: string | undefined;
}

export interface PaymentsGateway {
  readonly offer: (accountId: number) => Promise<Result<PaymentOffer, RequestFailure>>;
  /** Under the same key it is made once. */
  readonly make: (order: PaymentOrder, key: string) => Promise<Result<MadePayment, RequestFailure>>;
  readonly cancel: (id: number) => Promise<Result<MadePayment, RequestFailure>>;
  /** A page of a file has ten times as many. */
  readonly page: (
    choice: PaymentHistoryChoice,
    asked?: { readonly isOfFile?: boolean; readonly signal?: Cancellation },
  ) => Promise<Result<PaymentPage, RequestFailure>>;
  /** The payment of an id, else the latest of the kind. */
  readonly payment: (
    kind: PaymentKind,
    id: number | undefined,
  ) => Promise<Result<{ readonly payment?: Payment | undefined }, RequestFailure>>;
}
