import type { AccountsStore } from './accounts-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the accounts. */
export interface AccountsStores {
  readonly accounts: AccountsStore;
}

export const useAccounts = featureHook<AccountsStores>();
