import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Account } from '../../core/accounts/account.ts';
import { isLinkOpen } from '../../core/navigation/ban-navigation.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button, buttonClass } from '../kit/controls/button.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { Tag } from '../kit/feedback/tag.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { usePage } from '../page/use-page.ts';
import { AccountExtras } from './account-extras.tsx';
import { useAccountMoney } from './menu/use-account-money.ts';
import { useAccountName } from './use-account-name.ts';
import { useAccounts } from './use-accounts.ts';
import { useBanFacts } from './use-ban-facts.ts';
import { useRechargeOffer } from './use-recharge-offer.ts';
import styles from './account-cards.module.scss';

/** The player's accounts side by side, the active one first. */
export const AccountCards = observer(function AccountCards(): ReactNode {
  const { accounts } = useAccounts();
  const { dialogs } = usePage();
  const { t } = useTranslation('office');
  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby="own-accounts">
      <div className={styles.head}>
        <h2 id="own-accounts">{t('accounts')}</h2>
        {accounts.addable.length === 0 ? null : (
          <Button
            look="text"
            size="sm"
            onClick={() => {
              dialogs.show('add-currency');
            }}
          >
            <Icon name="t-plus" size="sm" />
            {t('accounts:add')}
          </Button>
        )}
      </div>
      <Cards />
    </section>
  );
});

const Cards = observer(function Cards(): ReactNode {
  const { accounts } = useAccounts();
  if (accounts.isLoaded) {
    return (
      <ul className={styles.cards}>
        {accounts.inOrder.map((account) => (
          <AccountCard key={account.id} account={account} />
        ))}
      </ul>
    );
  }
  if (accounts.failure !== undefined)
    return <FailedLoad failure={accounts.failure} onRetry={() => accounts.refresh()} />;
  return <Skeleton shape="block" className={styles.waiting} />;
});

const AccountCard = observer(function AccountCard({ account }: { readonly account: Account }): ReactNode {
  const { accounts } = useAccounts();
  const { t } = useTranslation('office');
  const name = useAccountName()(account);
  const balance = useAccountMoney()(account);
  const { id } = account;
  const isActive = id === accounts.active?.id;
  return (
    <li className={classNames(styles.card, isActive && styles.active)}>
      <div className={styles.name}>
        <span>{name}</span>
        {isActive ? (
          <Tag tone="accent" icon="f-circle-check">
            {t('accounts.active')}
          </Tag>
        ) : null}
      </div>
      <b className={classNames('num', styles.money)}>{balance}</b>
      <small>{t('accounts:number', { id })}</small>
      <AccountExtras account={account} />
      {isActive ? (
        <Ways isPaidOut={account.type !== 'bonus'} />
      ) : (
        <Button
          size="sm"
          aria-label={t('accounts.make-active.name', { account: name })}
          onClick={() => void accounts.setActive(id)}
        >
          {t('accounts.make-active')}
        </Button>
      )}
    </li>
  );
});

/** The ways to pay in and out, where they are open. */
const Ways = observer(function Ways({ isPaidOut }: { readonly isPaidOut: boolean }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('office');
  const recharge = useRechargeOffer();
  const isOpen = isLinkOpen('withdrawal', useBanFacts()) && isPaidOut;
  if (recharge === undefined && !isOpen) return null;
  return (
    <div className={styles.ways}>
      {recharge === undefined ? null : (
        <Link discover="none" className={buttonClass({ look: 'primary', size: 'sm' })} to={recharge}>
          {t('accounts:deposit')}
        </Link>
      )}
      {isOpen ? (
        <Link
          discover="none"
          className={buttonClass({ size: 'sm' })}
          to={addressInLanguage(routePath('withdrawal', {}), language)}
        >
          {t('accounts.withdraw')}
        </Link>
      ) : null}
    </div>
  );
});
