import type { SentCode } from '../../registration/sent-code.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { TransferContact, TransferredPlayer, TransferReply } from './user-transfer.ts';

/** What became of the code, and until when it holds where the server says so. */
export interface SentTransferCode extends Partial<SentCode> {
  readonly reply: TransferReply;
}

export interface CheckedTransferCode {
  readonly reply: TransferReply;
  readonly redirectToken?: string | undefined;
}

export interface TransferredUser {
  readonly reply: TransferReply;
  readonly player?: TransferredPlayer | undefined;
}

export interface TransferGateway {
  readonly sendCode: (userId: number, contact: TransferContact) => Promise<Result<SentTransferCode, RequestFailure>>;
  readonly checkCode: (userId: number, code: string) => Promise<Result<CheckedTransferCode, RequestFailure>>;
  /** Asked again with the same token it gives the same account. */
  readonly user: (redirectToken: string) => Promise<Result<TransferredUser, RequestFailure>>;
}
