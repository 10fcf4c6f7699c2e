import { featureHook } from '../page/feature-hook.ts';

/** The stores of the accounts. */
export interface AccountsStores {}

export const useAccounts = featureHook<AccountsStores>();
