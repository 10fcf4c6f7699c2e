import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { GAME_THEMES } from '../../../core/casino/catalogue/catalogue-game.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { usePage } from '../../page/use-page.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import styles from './catalogue.module.scss';

const PLACES: readonly {
  readonly path: string;
  readonly key: string;
  readonly icon: IconName;
  readonly isOwn?: boolean;
}[] = [
  { path: '/casino-lobby', key: 'menu.lobby', icon: 't-layout-grid' },
  { path: '/casino-search', key: 'menu.search', icon: 't-search' },
  { path: '/my-casino', key: 'menu.recent', icon: 't-history', isOwn: true },
  { path: '/my-casino/favorites', key: 'menu.favourites', icon: 't-star', isOwn: true },
  { path: '/casino', key: 'menu.live', icon: 't-player-play' },
  { path: '/slots', key: 'menu.slots', icon: 't-stack-2' },
  { path: '/bonus/casino/tournaments', key: 'menu.tournaments', icon: 't-trophy' },
  { path: '/providers', key: 'menu.providers', icon: 't-users' },
  { path: '/othergames', key: 'menu.other', icon: 't-bolt' },
];

/** Where the games of the casino are looked for. */
export const CasinoMenu = observer(function CasinoMenu(): ReactNode {
  const { language, session } = usePage();
  const { pathname } = useLocation();
  const { t } = useCasinoWords();
  const link = (path: string, text: string, icon: IconName): ReactNode => {
    const address = inLanguage(path, language);
    return (
      <li key={path}>
        <Link className={styles.way} to={address} aria-current={pathname === address ? 'page' : undefined}>
          <Icon name={icon} size="sm" />
          {text}
        </Link>
      </li>
    );
  };
  return (
    <nav className={`panel ${styles.menu}`} aria-label={t('menu')}>
      <ul>
        {PLACES.filter(({ isOwn }) => isOwn !== true || session.isSignedIn).map(({ path, key, icon }) =>
          link(path, t(key), icon),
        )}
      </ul>
      <h2>{t('themes')}</h2>
      <ul>{GAME_THEMES.map((theme) => link(`/slots/${theme}`, t(`theme.${theme}`), 't-chevron-right'))}</ul>
    </nav>
  );
});
