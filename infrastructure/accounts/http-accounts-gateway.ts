import type { Account } from '../../core/accounts/account.ts';
import type { AccountsGateway, ChangedAccounts } from '../../core/accounts/accounts-gateway.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { accountChanges } from './account-changes.ts';
import { ACCOUNT_LIST } from './accounts-calls.ts';

type AccountsReply = Result<{ readonly accounts: readonly Account[] }, RequestFailure>;
type ChangedReply = Result<
  { readonly accounts: readonly Account[]; readonly data?: { readonly message?: string | undefined } | undefined },
  RequestFailure
>;

export function httpAccountsGateway(http: HttpClient, language?: Language): AccountsGateway {
  /** The calls come with the first change: most visits make none. Nothing was sent where they did not arrive. */
  const change = async <T>(
    send: (changes: ReturnType<typeof accountChanges>) => Promise<Result<T, RequestFailure>>,
  ): Promise<Result<T, RequestFailure>> => {
    const fetched = await import('./account-changes.ts').catch(() => undefined);
    return fetched === undefined
      ? fail<RequestFailure>({ kind: 'network' })
      : send(fetched.accountChanges(http, language));
  };
  return {
    accounts: async (signal) => listed(await http.send(ACCOUNT_LIST, {}, signal)),
    setActive: async (id) => listed(await change(async (changes) => changes.setActive(id))),
    addCurrency: async (currency) => changed(await change(async (changes) => changes.addCurrency(currency))),
    removeCurrency: async (currency) => changed(await change(async (changes) => changes.removeCurrency(currency))),
    topUp: async (account, amount) => listed(await change(async (changes) => changes.topUp(account, amount))),
  };
}

function listed(reply: AccountsReply): Result<readonly Account[], RequestFailure> {
  return reply.ok ? ok(reply.value.accounts) : reply;
}

function changed(reply: ChangedReply): Result<ChangedAccounts, RequestFailure> {
  return reply.ok ? ok({ accounts: reply.value.accounts, message: reply.value.data?.message }) : reply;
}
