import type { Account } from './account.ts';

const FALLBACK_CURRENCY = 'RUB';

/** AC-1 The account marked active, else the main one, else the first. */
export function activeAccount(accounts: readonly Account[]): Account | undefined {
  return accounts.find(({ isActive }) => isActive) ?? accounts.find(({ type }) => type === 'main') ?? accounts[0];
}

/** AC-2 The currency of the active account, else that of the visitor's place, else RUB. */
export function shownCurrency(accounts: readonly Account[], geoCurrency: string | undefined): string {
  return activeAccount(accounts)?.currency ?? geoCurrency ?? FALLBACK_CURRENCY;
}

/** AC-4 The same accounts with exactly one active; an unknown id changes nothing. */
export function withActive(accounts: readonly Account[], id: number): readonly Account[] {
  if (!accounts.some((account) => account.id === id)) return accounts;
  return accounts.map((account) => ({ ...account, isActive: account.id === id }));
}
