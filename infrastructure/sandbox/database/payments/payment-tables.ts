import type { Generated } from 'kysely';
import type { FailureReason, PaymentFactKind } from '../../../../core/payments/payment-fact.ts';
import type { PaymentKind } from '../../../../core/payments/payment-return.ts';
import type { AccountId, UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { ConversionTable } from './conversion-table.ts';

/** What players pay in and out, and what the demonstration's payment system knows of it. */
export interface PaymentTables {
  readonly payments: PaymentRow;
  readonly payment_facts: PaymentFactRow;
  readonly open_payments: OpenPaymentRow;
  readonly provider_payments: ProviderPaymentRow;
  readonly provider_callbacks: ProviderCallbackRow;
  readonly provider_switches: ProviderSwitchRow;
  readonly conversions: ConversionTable;
}

/** What a payment was asked for; what became of it its facts say. */
export interface PaymentRow {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  readonly account_id: AccountId;
  readonly kind: PaymentKind;
  readonly method: string;
  readonly currency: string;
  readonly amount: Minor;
  /** PMT-15 What of it does not arrive. */
  readonly fee: Minor;
  readonly key: string;
  readonly fingerprint: string;
  readonly created_at: EpochMillis;
}

/** Only added to: the database refuses a change. */
interface PaymentFactRow {
  readonly payment_id: number;
  readonly kind: PaymentFactKind;
  readonly at: EpochMillis;
  /** PMT-17 */
  readonly reason: FailureReason | null;
}

/** A payment that has not ended, and when the payment system is asked about it next. */
interface OpenPaymentRow {
  readonly payment_id: number;
  readonly ask_at: EpochMillis;
}

/** The payment system's own books. */
export interface ProviderPaymentRow {
  readonly payment_id: number;
  readonly kind: PaymentKind;
  readonly currency: string;
  readonly amount: Minor;
  readonly status:
    | 'open'
    | 'waiting'
    | 'captured'
    | 'declined'
    | 'cancelled'
    | 'refunded'
    | 'accepted'
    | 'paid'
    | 'refused'
    | 'returned';
  /** Why it was refused or returned, in the payment system's words. */
  readonly reason: string | null;
  /** Where its page leads back to. */
  readonly return_to: string;
  readonly ordered_at: EpochMillis;
}

interface ProviderCallbackRow {
  readonly id: Generated<number>;
  readonly payment_id: number;
  readonly said: string;
  readonly send_at: EpochMillis;
  readonly tries: Generated<number>;
}

interface ProviderSwitchRow {
  readonly name: string;
  readonly value: number;
}
