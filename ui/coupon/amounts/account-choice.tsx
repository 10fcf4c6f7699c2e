import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Account } from '../../../core/accounts/account.ts';
import { HIDDEN_MONEY, usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { useCoupon } from '../use-coupon.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { Menu } from '../../kit/controls/menu.tsx';
import styles from '../building/coupon-foot.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

/** The account that is bet from, where there are several. */
export const AccountChoice = observer(function AccountChoice(): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { coupon, couponSettings } = useCoupon();
  const { t, money } = useSlipWords();
  const { active, inOrder } = accounts;
  if (!couponSettings.settings.isAccountChoiceShown || active === undefined || inOrder.length < 2) return null;
  const text = (account: Account): string =>
    t('account.entry', {
      id: account.id,
      money: accounts.isBalanceHidden ? HIDDEN_MONEY : money(account.money, account.currency),
    });
  return (
    <Menu
      label={t('account')}
      className={styles.choice}
      items={inOrder.map((account) => ({
        id: String(account.id),
        text: text(account),
        isCurrent: account.id === active.id,
        reason: coupon.isFrozen ? t('frozen') : undefined,
        onChoose: () => {
          if (account.id !== active.id) void accounts.setActive(account.id);
        },
      }))}
    >
      <Icon name="t-wallet" size="xs" />
      <span className={classNames(styles.text, 'ell', 'num')}>{text(active)}</span>
    </Menu>
  );
});
