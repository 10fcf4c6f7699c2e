import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { inLanguage, pathTo } from '../../../core/navigation/language-path.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { MORE_PAGES } from '../frame/main-layout.tsx';
import { useStores } from '../stores.ts';
import styles from './menu-places.module.scss';

/** The places of the site and the way to its settings, in the menu of the narrow layout. */
export const MenuPlaces = observer(function MenuPlaces(): ReactNode {
  const { dialogs, language } = useStores();
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  if (dialogs.sheet !== 'menu') return null;
  const home = pathTo('home', {}, language);
  return (
    <nav className={styles.places} aria-label={t('nav.pages')}>
      <Link className={styles.place} to={home} aria-current={pathname === home ? 'page' : undefined}>
        <Icon name="t-home" />
        {t('nav.home')}
      </Link>
      {MORE_PAGES.map(([id, icon]) => {
        const href = inLanguage(`/${id}`, language);
        return (
          <Link
            key={id}
            className={styles.place}
            to={href}
            aria-current={`${pathname}/`.startsWith(`${href}/`) ? 'page' : undefined}
          >
            <Icon name={icon} />
            {t(`nav.${id}`)}
          </Link>
        );
      })}
      <button
        type="button"
        className={styles.place}
        onClick={() => {
          dialogs.switchSheet();
          dialogs.show('settings');
        }}
      >
        <Icon name="t-settings" />
        {t('settings')}
      </button>
    </nav>
  );
});
