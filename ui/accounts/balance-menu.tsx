import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLinkOpen } from '../../core/navigation/ban-navigation.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { useAccountMoney } from './menu/use-account-money.ts';
import { useAccountName } from './use-account-name.ts';
import { useAccounts } from './use-accounts.ts';
import { useFailureWords } from '../page/use-failure-words.ts';
import { usePage } from '../page/use-page.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { currencySymbol } from '../kit/formats/currency-symbols.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { Menu, type MenuItem } from '../kit/controls/menu.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { removableAccounts } from './removable-accounts.ts';
import { useBanFacts } from './use-ban-facts.ts';
import { usePageItem } from './menu/use-page-item.tsx';
import { useRechargeOffer } from './use-recharge-offer.ts';
import styles from './balance-menu.module.scss';

/** The balance of the active account, and the list to choose another one from. */
export const BalanceMenu = observer(function BalanceMenu(): ReactNode {
  const { accounts } = useAccounts();
  const { t } = useTranslation('accounts');
  const { money, label } = useAccountWords();
  const { active } = accounts;
  const items = useBalanceItems();
  if (active === undefined) return <NoBalance />;
  return (
    <Menu
      label={t('menu')}
      align="end"
      className={classNames(styles.balance, accounts.topUpAmount !== undefined && styles.joined)}
      items={items}
    >
      <span className={styles.lines}>
        <span className="vh">{t(accounts.isBalanceHidden ? 'balance.hidden' : 'balance')}</span>
        <b className="num">{money(active)}</b>
        <span className={styles.account}>{accounts.failure === undefined ? label(active) : <RefreshFailure />}</span>
      </span>
    </Menu>
  );
});

/** The accounts are not there yet, or did not come. */
const NoBalance = observer(function NoBalance(): ReactNode {
  const { accounts } = useAccounts();
  const { t } = useTranslation('accounts');
  return (
    <button type="button" className={styles.balance} onClick={() => void accounts.refresh()}>
      <span className={styles.lines}>
        {accounts.failure === undefined ? <Skeleton width="md" /> : <RefreshFailure />}
        {accounts.failure === undefined ? <span className="vh">{t('loading')}</span> : null}
      </span>
    </button>
  );
});

/** What a failure leaves of the accounts, as far as the corner of the page has room for it. */
const RefreshFailure = observer(function RefreshFailure(): ReactNode {
  const { accounts } = useAccounts();
  return <span>{useFailureWords()(accounts.failure, 'refresh-accounts')?.title}</span>;
});

function useAccountWords() {
  return { money: useAccountMoney(), label: useAccountName() };
}

/** The accounts to choose from, then what can be done with them. */
function useBalanceItems(): readonly MenuItem[] {
  const choices = useAccountChoices();
  const commands = useAccountCommands();
  const ways = useMoneyWays();
  return [...choices, ...commands, ...ways];
}

function useAccountChoices(): readonly MenuItem[] {
  const { accounts } = useAccounts();
  const { t } = useTranslation('accounts');
  const { money, label } = useAccountWords();
  const { active } = accounts;
  return accounts.inOrder.map((account) => ({
    id: `${account.id}`,
    text: label(account),
    before: (
      <span className={classNames(styles.sign, account.id === active?.id && styles.activeSign)} aria-hidden="true">
        {account.type === 'bonus' ? <Icon name="t-gift" size="sm" /> : currencySymbol(account.currency)}
      </span>
    ),
    label: (
      <span className={classNames(styles.choice, account.id !== active?.id && styles.other)}>
        <span>
          <b>{label(account)}</b>
          <small>{t(account.id === active?.id ? 'number.active' : 'number', { id: account.id })}</small>
        </span>
        <b className={classNames('num', account.type === 'bonus' && styles.bonus)}>{money(account)}</b>
      </span>
    ),
    isCurrent: account.id === active?.id,
    onChoose: () => {
      if (account.id !== active?.id) void accounts.setActive(account.id);
    },
  }));
}

function useAccountCommands(): readonly MenuItem[] {
  const { accounts } = useAccounts();
  const { dialogs } = usePage();
  const { t } = useTranslation('accounts');
  const { isBalanceHidden } = accounts;
  const hide: MenuItem = {
    id: 'hide',
    text: t(isBalanceHidden ? 'show' : 'hide'),
    before: <Icon name={isBalanceHidden ? 't-eye' : 't-eye-off'} size="sm" />,
    onChoose: () => {
      accounts.hideBalance(!isBalanceHidden);
    },
  };
  const add: MenuItem = {
    id: 'add',
    text: t('add'),
    before: <Icon name="t-plus" size="sm" />,
    onChoose: () => {
      dialogs.show('add-currency');
    },
  };
  const remove: MenuItem = {
    id: 'remove',
    text: t('remove'),
    before: <Icon name="t-trash" size="sm" />,
    onChoose: () => {
      dialogs.show('remove-currency');
    },
  };
  return [
    hide,
    ...(accounts.addable.length === 0 ? [] : [add]),
    ...(removableAccounts(accounts).length === 0 ? [] : [remove]),
  ];
}

/** Where money is paid in and out, and what was paid: as far as that is open to the player. */
function useMoneyWays(): readonly MenuItem[] {
  const { accounts } = useAccounts();
  const { language } = usePage();
  const { t } = useTranslation('accounts');
  const toPage = usePageItem();
  const recharge = useRechargeOffer();
  const ban = useBanFacts();
  const hasPayout = accounts.active?.type !== 'bonus' && isLinkOpen('withdrawal', ban);
  const addressOf = (route: 'withdrawal' | 'payment-history'): string =>
    addressInLanguage(routePath(route, {}), language);
  return [
    ...(recharge === undefined ? [] : [toPage(t('deposit'), 't-wallet', recharge)]),
    ...(hasPayout ? [toPage(t('withdraw'), 't-cash-banknote', addressOf('withdrawal'))] : []),
    ...(isLinkOpen('payment-history', ban)
      ? [toPage(t('office.payments'), 't-arrows-left-right', addressOf('payment-history'))]
      : []),
  ];
}
