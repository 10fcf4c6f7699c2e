import type { Account } from '../../core/accounts/account.ts';
import { isRemovable } from '../../core/accounts/removable-account.ts';
import type { AccountsStore } from './accounts-store.ts';

/** The accounts that the player may remove; the server decides. */
export function removableAccounts({ inOrder, isPlayMoney }: AccountsStore): readonly Account[] {
  return inOrder.filter((account) => isRemovable(account, isPlayMoney));
}
