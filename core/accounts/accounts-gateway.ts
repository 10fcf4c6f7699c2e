import type { Cancellation } from '../shared/cancellation.ts';
import type { Minor } from '../shared/money.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { Account } from './account.ts';

/** The accounts after one was added or removed, and what the server says of it. */
export interface ChangedAccounts {
  readonly accounts: readonly Account[];
  readonly message?: string | undefined;
}

export interface AccountsGateway {
  readonly accounts: (signal?: Cancellation) => Promise<Result<readonly Account[], RequestFailure>>;
  readonly setActive: (id: number) => Promise<Result<readonly Account[], RequestFailure>>;
  readonly addCurrency: (currency: string) => Promise<Result<ChangedAccounts, RequestFailure>>;
  readonly removeCurrency: (currency: string) => Promise<Result<ChangedAccounts, RequestFailure>>;
  /** Play money; only where the site says so. */
  readonly topUp: (
    account: Pick<Account, 'id' | 'currency'>,
    amount: Minor,
  ) => Promise<Result<readonly Account[], RequestFailure>>;
}
