import type { Account, AccountType } from './account.ts';
import { activeAccount } from './active-account.ts';

const ORDER: readonly AccountType[] = ['main', 'currency', 'bonus'];

/** AC-3 The accounts in the order of their offer: the active one, then main, currency and bonus accounts. */
export function accountsInOrder(accounts: readonly Account[]): readonly Account[] {
  const active = activeAccount(accounts);
  const place = (account: Account) => (account === active ? -1 : ORDER.indexOf(account.type));
  return accounts.toSorted((one, other) => place(one) - place(other) || one.id - other.id);
}
