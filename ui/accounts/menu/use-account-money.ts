import { useTranslation } from 'react-i18next';
import type { Account } from '../../../core/accounts/account.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { usePage } from '../../page/use-page.ts';
import { useAccounts } from '../use-accounts.ts';
import { HIDDEN_MONEY } from '../use-player-accounts.ts';

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
