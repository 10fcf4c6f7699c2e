import type { Account } from '../../core/accounts/account.ts';
import type { ChangedAccounts } from '../../core/accounts/accounts-gateway.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';

export type ChangedReply = Result<ChangedAccounts, RequestFailure>;

/** AC-20 The server opened an account that is not among the others however often one looks. */
export const NOT_LISTED: RequestFailure = { kind: 'refused', status: 404, code: 'account-not-listed' };

/** The reply to a call about which the server says nothing. */
export function withoutMessage(reply: Result<readonly Account[], RequestFailure>): ChangedReply {
  return reply.ok ? ok({ accounts: reply.value }) : reply;
}
