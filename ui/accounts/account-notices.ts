import type { Account } from '../../core/accounts/account.ts';
import type { AccountCommand } from '../../core/accounts/account-commands.ts';
import type { Notice } from '../../core/notices/notice.ts';

/** AC-14 The account that is bet from now, by its currency and number. */
export function accountChosen(accounts: readonly Account[], id: number): Notice | undefined {
  const account = accounts.find((own) => own.id === id);
  if (account === undefined) return undefined;
  const { currency } = account;
  return { status: 'success', title: 'main_account_will_set', values: { id, currency } };
}

/** AC-20 An account was added or removed. */
export function accountDone(command: AccountCommand, serverTitle: string | undefined): Notice {
  return command.kind === 'add'
    ? { status: 'success', title: 'account-added', values: { currency: command.currency }, serverTitle }
    : { status: 'success', title: 'account-removed', serverTitle };
}
