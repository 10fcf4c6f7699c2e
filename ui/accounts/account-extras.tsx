import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Account } from '../../core/accounts/account.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { usePage } from '../page/use-page.ts';
import { HIDDEN_MONEY } from './use-player-accounts.ts';
import { useAccounts } from './use-accounts.ts';
import styles from './account-cards.module.scss';

/** AC-23 What stands on an account beside its money: points, and the bonus that is being wagered. */
export const AccountExtras = observer(function AccountExtras({ account }: { readonly account: Account }): ReactNode {
  const { accounts } = useAccounts();
  const { language } = usePage();
  const { t } = useTranslation('office');
  const { points, isPointsTypeBalance, bonus, currency } = account;
  const isHidden = accounts.isBalanceHidden;
  return (
    <>
      {points === undefined || isPointsTypeBalance === true || isHidden ? null : (
        <Link
          discover="none"
          className={styles.extra}
          to={addressInLanguage(routePath('office-promotion', {}), language)}
        >
          {t('accounts:points', { count: points })}
        </Link>
      )}
      {bonus === undefined ? null : (
        <Link discover="none" className={styles.extra} to={addressInLanguage(routePath('wager-bonuses', {}), language)}>
          {t('accounts.bonus', {
            id: bonus.idBonus,
            money: isHidden ? HIDDEN_MONEY : formatMoney(bonus.money, currency, { language }),
          })}
        </Link>
      )}
    </>
  );
});
