import type { AccountHistoryGateway } from '../../core/accounts/history/account-history-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { ACCOUNT_HISTORY, ACCOUNT_STATEMENT } from './account-history-calls.ts';

export function httpAccountHistoryGateway(http: HttpClient): AccountHistoryGateway {
  return {
    page: async ({ accountId, hasArchive, page }, signal) => {
      const query = { isIncludeArchive: hasArchive ? 'true' : 'false', pageNumber: page, accountId } as const;
      const reply = await http.send(ACCOUNT_HISTORY, { query }, signal);
      if (!reply.ok) return reply;
      const { pageNumber, ...value } = reply.value;
      return ok({ ...value, page: pageNumber });
    },
    statement: async ({ accountId, hasArchive }, before, signal) => {
      const query = { isIncludeArchive: hasArchive ? 'true' : 'false', accountId, before } as const;
      return http.send(ACCOUNT_STATEMENT, { query }, signal);
    },
  };
}
