import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { AccountHistoryChoice } from './account-history-choice.ts';
import type { AccountHistoryPage, AccountStatementPart } from './account-movement.ts';

export interface AccountHistoryGateway {
  readonly page: (
    choice: AccountHistoryChoice,
    signal?: Cancellation,
  ) => Promise<Result<AccountHistoryPage, RequestFailure>>;
  /** AH-9 The next movements of a file, those before one of them. */
  readonly statement: (
    choice: Omit<AccountHistoryChoice, 'page'>,
    before: string | undefined,
    signal?: Cancellation,
  ) => Promise<Result<AccountStatementPart, RequestFailure>>;
}
