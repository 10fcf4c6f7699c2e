import type { Generated, Selectable } from 'kysely';
import type { RequestState } from '../../../../core/payments/requests/payment-request.ts';
import type { RequestMessage } from '../../../../core/payments/requests/payment-request-thread.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

/** What players write to the payment department, and its answers. */
export interface PaymentRequestTables {
  readonly payment_requests: PaymentRequestTable;
  readonly payment_request_messages: PaymentRequestMessageTable;
}

interface PaymentRequestTable {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  readonly topic_id: number;
  readonly sub_topic_id: number | null;
  readonly payment_id: number | null;
  readonly state: RequestState;
  readonly sent_at: EpochMillis;
  readonly changed_at: EpochMillis;
}
export type PaymentRequestRow = Selectable<PaymentRequestTable>;

interface PaymentRequestMessageTable {
  readonly id: Generated<number>;
  readonly request_id: number;
  readonly user_id: UserId;
  readonly written_by: RequestMessage['by'];
  readonly text: string;
  readonly at: EpochMillis;
  /** PRQ-5 Null where the office wrote. */
  readonly key: string | null;
}
