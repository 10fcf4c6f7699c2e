import { useTranslation } from 'react-i18next';
import { hasNamesake, type Account } from '../../core/accounts/account.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { usePage } from '../page/use-page.ts';
import { useAccounts } from './use-accounts.ts';
import { HIDDEN_MONEY } from './use-player-accounts.ts';

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

/** AC-23 What an account holds: its money, or its points where it is counted in them; neither while the player hides it. */
export function useAccountMoney(): (account: Account) => string {
  const { accounts } = useAccounts();
  const { language } = usePage();
  const { t } = useTranslation('accounts');
  return ({ money, currency, points, isPointsTypeBalance }) => {
    if (accounts.isBalanceHidden) return HIDDEN_MONEY;
    return isPointsTypeBalance === true
      ? t('points', { count: points ?? 0 })
      : formatMoney(money, currency, { language });
  };
}
