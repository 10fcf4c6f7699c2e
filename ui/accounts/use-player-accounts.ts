import type { Account } from '../../core/accounts/account.ts';
import { useAccounts } from './use-accounts.ts';

/** What stands for an amount that the player hides. */
export const HIDDEN_MONEY = '\u2022\u2022\u2022\u2022';

/** The player's accounts as other features may know them. */
export interface PlayerAccounts {
  /** The one that is bet from. */
  readonly active: Account | undefined;
  readonly currency: string;
  readonly isBalanceHidden: boolean;
  readonly inOrder: readonly Account[];
  readonly setActive: (id: number) => Promise<unknown>;
  readonly refresh: () => Promise<void>;
  /** Asks again in every tab. */
  readonly refreshEverywhere: () => Promise<void>;
}

/** What other features reach of the stores of the accounts. */
export const usePlayerAccounts: () => { readonly accounts: PlayerAccounts } = useAccounts;
