import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Account } from '../../../core/accounts/account.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { shownBonusBalance } from '../../../core/player/office-areas.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { countryName } from '../../kit/formats/place-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { useAccounts } from '../use-accounts.ts';
import { useAccountMoney } from './use-account-money.ts';
import styles from './office-menu-screen.module.scss';

/** OFM-5 Who the player is, what there is on the accounts, and the way to a deposit. */
export const MenuHead = observer(function MenuHead(): ReactNode {
  const { accounts, officeMenu } = useAccounts();
  const { language, session } = usePage();
  const { t } = useTranslation('office-menu');
  const { menu } = officeMenu;
  const bonus = accounts.inOrder.find(({ type }) => type === 'bonus');
  const isBonusShown = menu !== undefined && shownBonusBalance(menu, bonus?.money) !== undefined;
  const known = menu?.player;
  return (
    <section className={`panel ${styles.head}`} aria-label={t('player')}>
      <div className={styles.player}>
        <b>{known?.name ?? t('accounts:player-id', { id: String(session.userId) })}</b>
        {known === undefined ? null : (
          <small>
            <bdi>{[known.email, countryName(known.countryCode, language)].filter(Boolean).join(' · ')}</bdi>
          </small>
        )}
      </div>
      <dl className={styles.sums}>
        <Sum name={t('balance')} account={accounts.active} />
        {isBonusShown ? <Sum name={t('bonus')} account={bonus} /> : null}
      </dl>
      {known?.isRechargeAllowed === true ? (
        <Link
          className={buttonClass({ look: 'primary', size: 'md' })}
          to={inLanguage(routePath('recharge', {}), language)}
        >
          <Icon name="t-plus" size="sm" />
          {t('top-up')}
        </Link>
      ) : null}
    </section>
  );
});

const Sum = observer(function Sum({
  name,
  account,
}: {
  readonly name: string;
  readonly account: Account | undefined;
}): ReactNode {
  const money = useAccountMoney();
  if (account === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{money(account)}</dd>
    </div>
  );
});
