import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { inLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { MENU_PAGES, partCategories } from '../../../core/accounts/menu/menu-pages.ts';
import { MiniAppSlot } from '#ui/mini-apps/mini-app-slot.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { SignedOutPage } from '../../page/missing/signed-out-page.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useAccounts } from '../use-accounts.ts';
import { useMenuCategories } from './office-menu.tsx';
import { OFFICE_PLACES, isOfficePlace } from './office-places.ts';
import { MenuHead } from './menu-head.tsx';
import styles from './office-menu-screen.module.scss';

type MenuPage = (typeof MENU_PAGES)[number];

/** OFM-4 The menu of the office as pages: where the window or the app has no room for it beside a page. */
export const Screen = observer(function OfficeMenuScreen(): ReactNode {
  const { session } = usePage();
  const { pathname } = useLocation();
  const { t } = useTranslation('office-menu');
  const { rest } = splitLanguage(pathname);
  const found = MENU_PAGES.find((each) => routePath(each.page, {}) === rest);
  const shown = found === undefined ? MENU_PAGES[0] : found;
  const title = t(`title.${shown.part}`);
  usePageTitle(title);
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <h1>{title}</h1>
      <MenuHead />
      <nav className={styles.parts} aria-label={t('parts')}>
        {MENU_PAGES.map((each) => (
          <Part key={each.page} to={each} isOpen={each === shown} />
        ))}
      </nav>
      {shown.page === 'office-menu' ? <MiniAppSlot slot="office-soon" /> : null}
      <Categories part={shown.part} />
    </div>
  );
});

function Part({ to, isOpen }: { readonly to: MenuPage; readonly isOpen: boolean }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('office-menu');
  return (
    <Link
      discover="none"
      className={styles.part}
      to={inLanguage(routePath(to.page, {}), language)}
      aria-current={isOpen ? 'page' : undefined}
    >
      {t(`part.${to.part}`)}
    </Link>
  );
}

const Categories = observer(function Categories({ part }: { readonly part: MenuPage['part'] }): ReactNode {
  const { session } = useAccounts();
  const { t } = useTranslation('office-menu');
  const categories = partCategories(useMenuCategories(), part, session.isCourted === true);
  if (categories.length === 0) {
    return (
      <section className="panel">
        <EmptyState icon="t-mood-empty" title={t('empty')}>
          {t('empty.text')}
        </EmptyState>
      </section>
    );
  }
  return categories.map(({ id, title, items }) => (
    <section key={id} className="panel" aria-label={title}>
      <h2 className={styles.category}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Place route={item.route} title={item.title} />
          </li>
        ))}
      </ul>
    </section>
  ));
});

function Place({ route, title }: { readonly route: string; readonly title: string }): ReactNode {
  const { language } = usePage();
  if (!isOfficePlace(route)) return null;
  return (
    <Link discover="none" className={styles.place} to={inLanguage(routePath(route, {}), language)}>
      <Icon name={OFFICE_PLACES[route]} />
      <span>{title}</span>
      <Icon name="t-chevron-right" size="sm" isFlipping className={styles.way} />
    </Link>
  );
}
