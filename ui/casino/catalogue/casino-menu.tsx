import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { GAME_THEMES } from '../../../core/casino/catalogue/catalogue-game.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { usePage } from '../../page/use-page.ts';
import { CASINO_PLACES } from '../casino-places.tsx';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import styles from './catalogue.module.scss';

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
        {CASINO_PLACES.filter(({ isOwn }) => isOwn !== true || session.isSignedIn).map(({ path, key, icon }) =>
          link(path, t(key), icon),
        )}
      </ul>
      <h2>{t('themes')}</h2>
      <ul>{GAME_THEMES.map((theme) => link(`/slots/${theme}`, t(`theme.${theme}`), 't-chevron-right'))}</ul>
    </nav>
  );
});
