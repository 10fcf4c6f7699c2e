import type { Account } from '../../core/accounts/account.ts';
import type { ChangedAccounts } from '../../core/accounts/accounts-gateway.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';

export type AccountsReply = Result<readonly Account[], RequestFailure>;
export type ChangedReply = Result<ChangedAccounts, RequestFailure>;

/** The reply to a call about which the server says nothing. */
export function withoutMessage(reply: AccountsReply): ChangedReply {
  return reply.ok ? ok({ accounts: reply.value }) : reply;
}
