import { useTranslation } from 'react-i18next';
import { hasNamesake, type Account } from '../../core/accounts/account.ts';
import { useAccounts } from './use-accounts.ts';

/** AC-21 What an account goes by. */
export function useAccountName(): (account: Account) => string {
  const { accounts } = useAccounts();
  const { t } = useTranslation('accounts');
  return (account) => {
    const name = t(`account.${account.type}`, { iso: account.currency });
    const { label } = account;
    return label === undefined || !hasNamesake(account, accounts.inOrder)
      ? name
      : t('account.labelled', { name, label });
  };
}
