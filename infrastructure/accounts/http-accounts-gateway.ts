import type { Account } from '../../core/accounts/account.ts';
import type { AccountsGateway } from '../../core/accounts/accounts-gateway.ts';
import { currencyDecimals, toMajor } from '../../core/shared/money.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { ACCOUNT_LIST, ADD_CURRENCY, SET_ACTIVE_ACCOUNT, TOP_UP } from './accounts-calls.ts';

type AccountsReply = Result<{ readonly accounts: readonly Account[] }, RequestFailure>;

export function httpAccountsGateway(http: HttpClient): AccountsGateway {
  return {
    accounts: async (signal) => listed(await http.send(ACCOUNT_LIST, {}, signal)),
    setActive: async (id) => listed(await http.send(SET_ACTIVE_ACCOUNT, { body: { id } })),
    addCurrency: async (currency) => listed(await http.send(ADD_CURRENCY, { body: { iso: currency } })),
    topUp: async ({ id, currency }, amount) => {
      const major = toMajor(amount, currencyDecimals(currency));
      return listed(await http.send(TOP_UP, { body: { id, amount: major } }));
    },
  };
}

function listed(reply: AccountsReply): Result<readonly Account[], RequestFailure> {
  return reply.ok ? ok(reply.value.accounts) : reply;
}
