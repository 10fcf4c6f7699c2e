import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { usePage } from '../../page/use-page.ts';
import styles from './offers.module.scss';

/** The sections of promotions, and one's own. */
export const OfferMenu = observer(function OfferMenu(): ReactNode {
  const { language, session } = usePage();
  const { pathname } = useLocation();
  const { t } = useTranslation('promotions');
  const places: readonly (readonly [path: string, text: string, icon: IconName, isOwn?: true])[] = [
    [routePath('promo', {}), t('menu.promo'), 't-layout-grid'],
    [routePath('casino-bonuses', {}), t('title.casino-bonuses'), 't-gift'],
    [routePath('casino-promo', {}), t('title.casino-promo'), 't-stack-2'],
    [routePath('casino-tournaments', {}), t('menu.tournaments'), 't-trophy'],
    [routePath('office-promotion', {}), t('menu.store'), 't-ticket', true],
    [routePath('wager-bonuses', {}), t('menu.own'), 't-wallet', true],
    [routePath('news', {}), t('menu.news'), 't-message'],
  ];
  return (
    <nav className={`panel ${styles.menu}`} aria-label={t('menu')}>
      <ul>
        {places
          .filter(([, , , isOwn]) => isOwn !== true || session.isSignedIn)
          .map(([path, text, icon]) => {
            const address = addressInLanguage(path, language);
            return (
              <li key={path}>
                <Link discover="none" to={address} aria-current={pathname === address ? 'page' : undefined}>
                  <Icon name={icon} size="sm" />
                  {text}
                </Link>
              </li>
            );
          })}
      </ul>
    </nav>
  );
});
