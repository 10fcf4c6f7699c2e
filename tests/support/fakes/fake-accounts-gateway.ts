import type { Account } from '../../../core/accounts/account.ts';
import type { AccountsGateway, ChangedAccounts } from '../../../core/accounts/accounts-gateway.ts';
import { withActive } from '../../../core/accounts/active-account.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { minor, money } from '../units.ts';

export interface FakeAccountsGateway extends AccountsGateway {
  accounts: AccountsGateway['accounts'];
  accountsNow: readonly Account[];
  failure: RequestFailure | undefined;
  /** How many times an added currency is left out of the list before it appears. */
  hiddenFor: number;
  /** What the server says of an added or removed account. */
  message: string | undefined;
  readonly calls: readonly string[];
}

export const RUBLES: Account = { id: 1, currency: 'RUB', money: money(12_480.5), type: 'main', isActive: true };
export const DOLLARS: Account = { id: 2, currency: 'USD', money: money(84.2), type: 'currency', isActive: false };

/** A server with two accounts. */
export function fakeAccountsGateway(): FakeAccountsGateway {
  const calls: string[] = [];
  const gateway: FakeAccountsGateway = {
    accountsNow: [RUBLES, DOLLARS],
    failure: undefined,
    hiddenFor: 0,
    message: undefined,
    calls,
    accounts: () => answer('accounts'),
    setActive: (id) =>
      answer(`active ${id}`, () => {
        gateway.accountsNow = withActive(gateway.accountsNow, id);
      }),
    addCurrency: (currency) =>
      changed(`add ${currency}`, () => {
        const added: Account = { id: 3, currency, money: money(0), type: 'currency', isActive: false };
        gateway.accountsNow = [...gateway.accountsNow, added];
      }),
    removeCurrency: (currency) =>
      changed(`remove ${currency}`, () => {
        gateway.accountsNow = gateway.accountsNow.filter((account) => account.currency !== currency);
      }),
    topUp: ({ id }, amount) =>
      answer(`top up ${id} by ${amount}`, () => {
        gateway.accountsNow = gateway.accountsNow.map((account) =>
          account.id === id ? { ...account, money: minor(account.money + amount) } : account,
        );
      }),
  };
  function answer(call: string, change?: () => void) {
    calls.push(call);
    if (gateway.failure !== undefined) return Promise.resolve(fail(gateway.failure));
    change?.();
    const isHidden = gateway.hiddenFor > 0;
    if (isHidden) gateway.hiddenFor -= 1;
    return Promise.resolve(ok(isHidden ? gateway.accountsNow.slice(0, 2) : gateway.accountsNow));
  }
  async function changed(call: string, change: () => void): Promise<Result<ChangedAccounts, RequestFailure>> {
    const reply = await answer(call, change);
    return reply.ok ? ok({ accounts: reply.value, message: gateway.message }) : reply;
  }
  return gateway;
}
