import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { addressInLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { isLinkOpen, openCategories } from '../../../core/navigation/ban-navigation.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { OFFICE_AREAS, type OfficeMenuCategory } from '../../../core/player/office-areas.ts';
import { usePage } from '../../page/use-page.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { OFFICE_PLACES, isOfficePlace } from './office-places.ts';
import { useAccounts } from '../use-accounts.ts';
import { useBanFacts } from '../use-ban-facts.ts';
import styles from './office-menu.module.scss';

/** The left column of the office: who the player is, and where to go. */
export const OfficeMenu = observer(function OfficeMenu(): ReactNode {
  const { session } = usePage();
  const { t } = useTranslation('session');
  if (session.userId === undefined) return null;
  const id = `${session.userId}`;
  return (
    <nav className={classNames('panel', styles.menu)} aria-label={t('player-menu')}>
      <div className={styles.player}>
        <MenuPlace />
        <b className="num">{t('accounts:player-id', { id })}</b>
        <CopyButton isBare text={id} label={t('accounts:copy-id')} />
      </div>
      <PanicPlace />
      <Places />
      <SignOut />
    </nav>
  );
});

/** OFM-4 Where the column is a rail the whole menu is a press away. */
const MenuPlace = observer(function MenuPlace(): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('accounts');
  const sign = <Icon name="t-user" />;
  if (!isLinkOpen('office-menu', useBanFacts())) return <span className={styles.avatar}>{sign}</span>;
  return (
    <Link
      discover="none"
      className={styles.avatar}
      to={addressInLanguage(routePath('office-menu', {}), language)}
      aria-label={t('office.menu')}
      title={t('office.menu')}
    >
      {sign}
    </Link>
  );
});

const Places = observer(function Places(): ReactNode {
  const categories = useMenuCategories();
  return (
    <div className={styles.places}>
      {categories.map(({ id, title, items }) => (
        <ul key={id} className={styles.category} aria-label={title}>
          {items.map((item) => (
            <li key={item.id}>
              <Place route={item.route} title={item.title} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
});

/** The operator's menu; the site's own pages where it has not come. */
export function useMenuCategories(): readonly OfficeMenuCategory[] {
  const stores = useAccounts();
  const { t } = useTranslation('accounts');
  const player = useBanFacts();
  const kept = stores.lazy.isLoaded('officeMenu') ? stores.officeMenu.categories : undefined;
  const items = OFFICE_AREAS.map(({ area, route }) => ({ id: area, title: t(`office.${area}`), route }));
  return openCategories(kept ?? [{ id: 'own', title: t('office'), items }], player);
}

const Place = observer(function Place({ route, title }: { readonly route: string; readonly title: string }): ReactNode {
  const { language, page } = usePage();
  const { pathname } = useLocation();
  if (!isOfficePlace(route)) return null;
  const isOpen = page.match(splitLanguage(pathname).rest)?.name === route;
  return (
    <Link
      discover="none"
      to={addressInLanguage(routePath(route, {}), language)}
      className={styles.place}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Icon name={OFFICE_PLACES[route]} />
      <span className={styles.words}>{title}</span>
    </Link>
  );
});

const SignOut = observer(function SignOut(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('session');
  return (
    <button
      type="button"
      className={styles.place}
      onClick={() => {
        dialogs.show('sign-out');
      }}
    >
      <Icon name="t-logout" isFlipping />
      <span className={styles.words}>{t('sign-out')}</span>
    </button>
  );
});

/** SX-6 In the head of the office, where the law has such a button. */
const PanicPlace = observer(function PanicPlace(): ReactNode {
  const stores = useAccounts();
  const { t } = useTranslation('accounts');
  if (!stores.lazy.isLoaded('exclusion') || !stores.exclusion.hasPanicButton) return null;
  return (
    <Button
      look="danger"
      isBlock
      className={styles.panic}
      title={t('panic')}
      onClick={() => {
        stores.exclusion.panic();
      }}
    >
      <Icon name="t-ban" size="sm" />
      <span className={styles.words}>{t('panic')}</span>
    </Button>
  );
});
