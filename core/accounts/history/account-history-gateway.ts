import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { AccountHistoryChoice } from './account-history-choice.ts';
import type { AccountHistoryPage } from './account-movement.ts';

export interface AccountHistoryGateway {
  readonly page: (
    choice: AccountHistoryChoice,
    signal?: Cancellation,
  ) => Promise<Result<AccountHistoryPage, RequestFailure>>;
}
