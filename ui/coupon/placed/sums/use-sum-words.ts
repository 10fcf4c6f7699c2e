import { useTranslation } from 'react-i18next';
import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import type { AccountTotals } from '../../../../core/coupon/placed/betting-totals.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { formatMoney } from '../../../kit/formats/format-money.ts';
import { usePage } from '../../../page/use-page.ts';

const UNKNOWN = '\u2014';

export interface SumWords {
  /** What the account goes by; one that was removed since goes by its currency. */
  readonly account: (of: Pick<AccountTotals, 'accountId' | 'currency'>) => string;
  readonly money: (amount: Minor, currency: string) => string;
  /** With a plus where something was won; a dash where the amount is not known. */
  readonly signed: (amount: Minor | undefined, currency: string) => string;
}

/** How sums are written; call it in an observer. */
export function useSumWords(): SumWords {
  const { language } = usePage();
  const { accounts } = usePlayerAccounts();
  const { t } = useTranslation('accounts');
  const money: SumWords['money'] = (amount, currency) => formatMoney(amount, currency, { language });
  return {
    account: ({ accountId, currency }) => {
      const known = accounts.inOrder.find(({ id }) => id === accountId);
      if (known === undefined) return currency;
      const { type, currency: iso, label } = known;
      const name = t(`account.${type}`, { iso });
      return label === undefined ? name : t('account.labelled', { name, label });
    },
    money,
    signed: (amount, currency) => {
      if (amount === undefined) return UNKNOWN;
      return `${amount > 0 ? '+' : ''}${money(amount, currency)}`;
    },
  };
}
