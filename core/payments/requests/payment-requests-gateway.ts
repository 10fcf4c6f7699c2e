import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { PaymentRequest, PaymentTopic, PaymentTransaction, RequestDraft } from './payment-request.ts';
import type { RequestThread } from './payment-request-thread.ts';

/** What a request can be about. */
export interface RequestSubjects {
  readonly topics: readonly PaymentTopic[];
  /** The player's latest payments. */
  readonly transactions: readonly PaymentTransaction[];
}

/** UPL-9 The ids of files that were sent before. */
interface SentFiles {
  readonly files: readonly string[];
}

export interface PaymentRequestsGateway {
  readonly subjects: (signal?: Cancellation) => Promise<Result<RequestSubjects, RequestFailure>>;
  /** The newest first. */
  readonly list: (signal?: Cancellation) => Promise<Result<readonly PaymentRequest[], RequestFailure>>;
  /** The latest messages, or those before one. */
  readonly thread: (id: number, before?: number) => Promise<Result<RequestThread, RequestFailure>>;
  /** PRQ-5 Under the same key it is sent once. */
  readonly send: (draft: RequestDraft & SentFiles, key: string) => Promise<Result<RequestThread, RequestFailure>>;
  readonly reply: (
    id: number,
    message: { readonly text: string } & SentFiles,
    key: string,
  ) => Promise<Result<RequestThread, RequestFailure>>;
}
